import { colours, FULL_BRAND, SURFACE, TINT, TONE_TOKENS, type ToneTokens } from '../base-css.ts'

/**
 * What the HTML of free sections is styled with beside the classes that every section knows. Cells are coloured one by one, since
 * Outlook lets nothing through from the table around them.
 */

const ground = (
  scope: string,
  tokens: ToneTokens
): string => `${scope}, ${scope} td, ${scope} th { color: var(${tokens.on}) }
${scope} a { color: var(${tokens.link}) }
${parts(scope, tokens)}`

const parts = (
  scope: string,
  tokens: ToneTokens
): string => `${scope} .compare th, ${scope} .compare td { border-top: 1px solid var(${tokens.line}) }
${scope} .button { background-color: var(${tokens.button}); border-radius: var(--corner) }
`

const TONES_CSS = Object.entries({ surface: SURFACE, ...TONE_TOKENS })
  .map(([tone, tokens]) => ground(`.free-${tone}`, tokens))
  .join('')

const SHAPES = `.free-edge { padding: 0 }
.free, .free td, .free th { font-family: var(--body-font) }
.free img { max-width: 100% }
.free .display { margin: 0 0 16px; font-family: var(--heading-font); font-size: var(--poster-size); line-height: var(--poster-leading); font-weight: var(--heading-weight); letter-spacing: var(--poster-tracking); text-transform: var(--heading-case); word-break: break-word }
.free .stack .display { word-break: normal }
.free .badge { display: inline-block; margin: 0 0 12px; padding: 4px 14px; border-radius: 99px; background-color: var(--accent); color: var(--on-accent); font-family: var(--body-font); font-size: 14px; line-height: 20px; font-weight: 700 }
.free-accent .badge { background-color: var(--ink); color: var(--on-ink) }
.free .compare { width: 100%; border-collapse: collapse }
.free .compare th, .free .compare td { padding: 12px 12px 12px 0; font-size: 15px; line-height: 1.4; text-align: left; vertical-align: top }
.free .compare th { font-weight: 700 }
.free .round { border-radius: 50% }
.free .tilt { transform: rotate(-3deg) }
.free .glow { padding: 32px 32px 16px; border-radius: var(--card-corner); background-color: var(--brand); background-image: linear-gradient(135deg, var(--brand) 30%, var(--brand-line)) }
`

/** Inside a card or a gradient, words are coloured for what they stand on. */
const GROUNDS = `${ground('.card', SURFACE)}${ground('.tone-surface .card', TINT)}${colours('.free .glow', FULL_BRAND)}${ground('.free .glow', FULL_BRAND)}.free .button-ground .button { background-color: transparent }
`

const NARROW = `@media (max-width: 480px) {
  .free .stack .display { word-break: break-word !important }
  .free .display { font-size: var(--poster-size-narrow) !important; word-break: break-word; overflow-wrap: anywhere }
  .free .compare th, .free .compare td { padding: 10px 8px 10px 0 !important; font-size: 14px !important }
  .free .glow { padding: 24px 20px 8px !important }
}
`

export const css = `${SHAPES}${TONES_CSS}${GROUNDS}${NARROW}`
