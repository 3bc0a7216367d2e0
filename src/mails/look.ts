import type { EmailSource } from '../email/email.ts'
import type { Theme } from '../email/theme/theme.ts'

/** Paper and ink. Instrument where it is installed; mail clients fetch no fonts for mails of this kind. */
export const THEME: Theme = {
  brand: '#1b1d22',
  accent: '#d4472f',
  canvas: '#f2ece0',
  surface: '#fffefb',
  ink: '#1b1d22',
  heading: "'Instrument Serif', Georgia, 'Times New Roman', serif",
  body: "'Instrument Sans', 'Helvetica Neue', Arial, sans-serif",
  corner: 'square',
  density: 'regular'
}

const INKS = ['red', 'paper', 'blue', 'paper']
const SLASHES = 24

/** The airmail edge, as cells: gradients are not for mail clients. */
export function stripesHtml(): string {
  const cells = Array.from(
    { length: SLASHES },
    (_, at) => `<td class="stripe stripe-${INKS[at % INKS.length]}">&nbsp;</td>`
  )
  return `<table class="stripes" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${cells.join('')}</tr></table>`
}

/**
 * What the sections' own rules do not say: stripes, which keep their colours at night, the display face without a bold, buttons of ink
 * that turn to paper at night, outlined where they are the second way out, and digits far apart.
 */
const OWN_STYLES = `
:root { --red: #d4472f; --blue: #2a54c6; --paper: #fbf8f2; --heading-weight: 400 }
.stripe { height: 10px; font-size: 1px; line-height: 10px; padding: 0 }
.stripe-red { background-color: var(--red) }
.stripe-blue { background-color: var(--blue) }
.stripe-paper { background-color: var(--paper) }
.text, .note { overflow-wrap: anywhere; word-break: break-word }
.hero-letter { padding: 12px 40px 20px }
.pad-coupon { padding: 0 40px 20px }
.tone-surface .pad { padding-top: 12px }
.tone-surface .button-ground { background-color: var(--on-surface); border-radius: 3px }
.tone-surface .button { color: var(--surface); font-weight: 600 }
.tone-surface .pad .button-ground { background-color: var(--surface); border: 1px solid var(--on-surface) }
.tone-surface .pad .button { color: var(--on-surface) }
.tone-surface .coupon-card { padding: 24px 24px 8px; border: 2px dashed var(--muted); background-color: var(--surface) }
.tone-surface .coupon-card h2 { margin: 0 0 8px; font: 400 16px/24px var(--body-font); letter-spacing: 0; color: var(--muted) }
.tone-surface .coupon-card .code { padding-left: 12px; letter-spacing: 12px; color: var(--on-surface) }
@media (max-width: 480px) {
  .pad-coupon { padding-left: 24px !important; padding-right: 24px !important }
  .coupon-card h2 { font-size: 16px !important }
}
`

export function withOwnStyles(email: EmailSource): EmailSource {
  return { ...email, css: email.css + OWN_STYLES }
}
