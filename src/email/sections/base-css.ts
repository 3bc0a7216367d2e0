import type { Tone } from './section.ts'

/** The names of the tokens that a tone is coloured with; see `theme/tokens.ts`. */
export interface ToneTokens {
  on: string
  muted: string
  link: string
  line: string
  button: string
  onButton: string
}

const own = (name: string): ToneTokens => ({
  on: `--on-${name}`,
  muted: `--${name}-muted`,
  link: `--${name}-link`,
  line: `--${name}-line`,
  button: `--${name}-button`,
  onButton: `--on-${name}-button`
})

/** On full colour, links and buttons take the text's colour, and a button's words that of the ground. */
const full = (name: string): ToneTokens => ({
  ...own(name),
  link: `--on-${name}`,
  button: `--on-${name}`,
  onButton: `--${name}`
})

export const SURFACE: ToneTokens = {
  on: '--on-surface',
  muted: '--muted',
  link: '--link',
  line: '--line',
  button: '--button',
  onButton: '--on-button'
}
export const TINT: ToneTokens = { ...own('tint'), button: '--button', onButton: '--on-button' }

export const FULL_BRAND: ToneTokens = full('brand')

export const TONE_TOKENS: Record<Exclude<Tone, 'surface'>, ToneTokens> = {
  canvas: own('canvas'),
  tint: TINT,
  brand: FULL_BRAND,
  accent: full('accent'),
  ink: own('ink')
}

/** Links that the inline syntax puts among words. */
const linked = (scope: string): string =>
  ['text', 'heading', 'title', 'value', 'mark'].map(name => `${scope} .${name} a`).join(', ')

/** The rules that colour what stands on one ground, for selectors that begin with `scope`. */
export function colours(scope: string, tokens: ToneTokens): string {
  const at = (names: string) =>
    names
      .split(' ')
      .map(name => `${scope} .${name}`)
      .join(', ')
  return `${at('heading title text value picture thumbnail')} { color: var(${tokens.on}) }
${at('note')}, ${scope} .note a { color: var(${tokens.muted}) }
${at('mark hue second')}, ${linked(scope)}, ${scope} .heading strong { color: var(${tokens.link}) }
${at('rule')} { border-color: var(${tokens.line}) }
${at('button-ground')} { background-color: var(${tokens.button}) }
${at('button')} { color: var(${tokens.onButton}) }
`
}

const tone = (name: Exclude<Tone, 'surface'>): string =>
  `.tone-${name} { background-color: var(--${name}) }\n${colours(`.tone-${name}`, TONE_TOKENS[name])}`

/** Cards come last: whatever they stand on, their content is coloured for the card. */
const CARDS = `.card { background-color: var(--surface); border-radius: var(--card-corner); padding: 28px 28px 12px }
${colours('.card', SURFACE)}.tone-surface .card { background-color: var(--tint) }
${colours('.tone-surface .card', TINT)}`

/** Display faces have no bold: what is marked in a heading is set in colour instead. */
const TYPE = `.heading { margin: 0 0 16px; font-family: var(--heading-font); font-size: var(--heading-size); line-height: var(--heading-leading); font-weight: var(--heading-weight); letter-spacing: var(--heading-tracking); text-transform: var(--heading-case) }
.heading strong { font-weight: var(--heading-weight) }
.title { margin: 0 0 6px; font-family: var(--heading-font); font-size: var(--title-size); line-height: 1.25; font-weight: var(--heading-weight); letter-spacing: var(--title-tracking) }
.text { margin: 0 0 16px; font-family: var(--body-font); font-size: 17px; line-height: 1.6 }
.text p { margin: 0 0 16px }
.small { font-size: 15px; line-height: 1.55 }
.note { margin: 0 0 16px; font-family: var(--body-font); font-size: 14px; line-height: 1.5 }
.mark { margin: 0 0 12px; font-family: var(--body-font); font-size: 15px; line-height: 1.4; font-weight: 700 }
.value { margin: 0 0 16px; font-family: var(--body-font); font-size: 17px; line-height: 1.4; font-weight: 700 }
.tight { margin: 0 }
.near { margin: 0 0 4px }
.centre { text-align: center }
.end { text-align: right }
`

/** Outlook indents lists by margins and passes over their padding (caniemail: css-padding, html-lists); both sides, for texts that run from the right. */
export const LIST_CSS = `.text ul, .text ol { margin: 0 24px 16px; padding: 0 }
.text li { margin: 0 0 6px }
`

/** Four in a row have 118 px each: type and buttons step down, and long words break rather than widen the email. */
export const FOUR_CSS = `.four .title { font-size: 16px; letter-spacing: normal; word-break: break-word; overflow-wrap: anywhere }
.four .text, .four .value { font-size: 14px; line-height: 1.5; word-break: break-word; overflow-wrap: anywhere }
.four .price { font-size: 16px }
.four .button { padding: 10px 12px; font-size: 14px; line-height: 18px }
.four .button-ground { mso-padding-alt: 10px 12px }
`

/** Where a client passes over `<style>`, columns stay side by side on phones: words of equal ones break rather than reach out of the screen. */
const COLUMN_WORDS = `${['cell', 'step', 'stat'].flatMap(column => ['title', 'text', 'value', 'note', 'button'].map(name => `.${column} .${name}`)).join(', ')} { word-break: break-word }
`

const BLOCKS = `.section, .grid { width: 100% }
.pad { padding: var(--space) 40px var(--space-end) }
.pad-wide { padding: var(--space-wide) 40px var(--space-wide-end) }
.side { padding: 0 40px }
.picture { display: block; width: 100%; height: auto; border: 0; font-family: var(--body-font); font-size: 15px; line-height: 1.4 }
.thumbnail { display: block; height: auto; border: 0; font-family: var(--body-font); font-size: 12px; line-height: 1.2 }
.rounded { border-radius: var(--card-corner) }
.action { margin: 8px 0 16px }
.centre-action { margin-left: auto; margin-right: auto }
.button-ground { border-radius: var(--corner); text-align: center; mso-padding-alt: 14px 26px }
.button { display: inline-block; padding: 14px 26px; font-family: var(--body-font); font-size: 16px; line-height: 20px; font-weight: 700; text-decoration: none }
.second { font-family: var(--body-font); font-size: 16px; line-height: 44px; font-weight: 700; text-decoration: underline }
.rule { border-top-width: 1px; border-top-style: solid; padding-top: 16px }
.gutter { padding: 0; font-size: 0; line-height: 0 }
.next { padding-top: 16px }
`

/** Below 480 px columns stand one below another, large type steps down, and running text and addresses break anywhere rather than reach out of the screen. Clients that ignore it show the wide form. */
const NARROW = `@media (max-width: 480px) {
  .pad, .pad-wide, .side { padding-left: 24px !important; padding-right: 24px !important }
  .stack { display: block !important; width: auto !important; box-sizing: border-box }
  .gutter { display: none !important }
  .cell { padding-top: 10px !important }
  .stack.later { padding-left: 0 !important; padding-top: 20px !important; text-align: left !important }
  .heading { font-size: var(--heading-size-narrow) !important }
  .hero-heading { font-size: var(--hero-size-narrow) !important }
  .poster-heading { font-size: var(--poster-size-narrow) !important }
  .side-heading { font-size: var(--hero-side-size-narrow) !important }
  .text, .text a, .title a, .value a, .note a { word-break: break-word; overflow-wrap: anywhere }
}
`

/** The rules that every section needs, between the theme's `:root` block and the rules of kinds. */
export const BASE_CSS: string = [
  TYPE,
  LIST_CSS,
  BLOCKS,
  `.tone-surface { background-color: var(--surface) }\n${colours('.tone-surface', SURFACE)}`,
  ...(['canvas', 'tint', 'brand', 'accent', 'ink'] as const).map(tone),
  CARDS,
  COLUMN_WORDS,
  FOUR_CSS,
  NARROW
].join('')
