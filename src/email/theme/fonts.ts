/** A typeface that a theme may use, with what its headings need to look well set. */
export interface Font {
  label: string
  /** The `font-family` value; web fonts are followed by the closest fonts that mail clients have. */
  stack: string
  serif: boolean
  /** Weight of headings. */
  weight: 400 | 600 | 700 | 800
  /** Size of headings against the theme's scale. */
  scale: number
  leading: number
  /** Letter spacing of headings, in em. */
  tracking: number
  /** Set in capitals by nature. */
  capitals?: boolean
  /** May it set paragraphs? Display faces may not. */
  text: boolean
  /** Present for web fonts: `/media/fonts/<file>.woff2`. Variable files cover a range of weights. */
  file?: string
  weights?: string
  /** What Outlook for Windows is told to use instead of the web font. */
  alternative?: string
}

const GEORGIA = "Georgia, 'Times New Roman', serif"
/** Tall and narrow type on computers, iPhones and Android phones: what is wider makes a poster overflow. */
const NARROW =
  "Impact, 'Avenir Next Condensed', 'Arial Narrow Bold', 'Arial Narrow', 'Liberation Sans Narrow', sans-serif-condensed, sans-serif"
const ARIAL = "'Helvetica Neue', Helvetica, Arial, sans-serif"

const safe = (label: string, stack: string, serif: boolean, tuning: Partial<Font> = {}): Font => ({
  label,
  stack,
  serif,
  weight: 700,
  scale: 1,
  leading: 1.12,
  tracking: -0.02,
  text: true,
  ...tuning
})

const web = (label: string, file: string, serif: boolean, tuning: Partial<Font>): Font => ({
  ...safe(label, `'${label}', ${serif ? GEORGIA : ARIAL}`, serif),
  file,
  weights: '400',
  alternative: serif ? 'Georgia' : 'Arial',
  ...tuning
})

/** Every font by its key. Web-safe stacks first: they look the same in every client. */
export const FONTS: Record<string, Font> = {
  georgia: safe('Georgia', GEORGIA, true, { weight: 400, tracking: -0.015 }),
  palatino: safe('Palatino', "Palatino, 'Palatino Linotype', 'Book Antiqua', Georgia, serif", true, {
    weight: 400,
    scale: 1.04
  }),
  times: safe('Times', "'Times New Roman', Times, serif", true, { weight: 400, scale: 1.12, leading: 1.05 }),
  helvetica: safe('Helvetica', ARIAL, false, { tracking: -0.03, leading: 1.08 }),
  arial: safe('Arial', 'Arial, Helvetica, sans-serif', false, { tracking: -0.02 }),
  'arial-black': safe('Arial Black', "'Arial Black', Impact, Arial, sans-serif", false, {
    weight: 800,
    scale: 0.88,
    leading: 1.06,
    tracking: -0.04,
    text: false
  }),
  verdana: safe('Verdana', 'Verdana, Geneva, sans-serif', false, { scale: 0.84, leading: 1.18, tracking: -0.03 }),
  trebuchet: safe('Trebuchet', "'Trebuchet MS', 'Lucida Grande', Tahoma, sans-serif", false, { tracking: -0.02 }),
  tahoma: safe('Tahoma', 'Tahoma, Verdana, sans-serif', false, { scale: 0.94 }),
  courier: safe('Courier', "'Courier New', Courier, monospace", true, { scale: 0.86, tracking: -0.03 }),
  impact: safe('Impact', NARROW, false, {
    weight: 400,
    scale: 1.2,
    leading: 1,
    tracking: 0,
    capitals: true,
    text: false
  }),
  'young-serif': web('Young Serif', 'young-serif', true, {
    weight: 400,
    scale: 1,
    leading: 1.1,
    tracking: -0.02,
    text: false
  }),
  'dm-serif': web('DM Serif Display', 'dm-serif', true, {
    weight: 400,
    scale: 1.12,
    leading: 1.04,
    tracking: -0.015,
    text: false
  }),
  fraunces: web('Fraunces', 'fraunces', true, {
    weight: 600,
    scale: 1.06,
    leading: 1.06,
    tracking: -0.025,
    weights: '100 900'
  }),
  newsreader: web('Newsreader', 'newsreader', true, {
    weight: 400,
    scale: 1.14,
    leading: 1.06,
    tracking: -0.02,
    weights: '200 800'
  }),
  'source-serif': web('Source Serif 4', 'source-serif', true, {
    weight: 600,
    scale: 1,
    leading: 1.12,
    tracking: -0.015,
    weights: '200 900'
  }),
  anton: web('Anton', 'anton', false, {
    stack: `'Anton', ${NARROW}`,
    weight: 400,
    scale: 1.3,
    leading: 1.06,
    tracking: 0,
    capitals: true,
    text: false,
    alternative: 'Impact'
  }),
  bricolage: web('Bricolage Grotesque', 'bricolage', false, {
    weight: 700,
    scale: 1.08,
    leading: 1.02,
    tracking: -0.035,
    weights: '200 800'
  }),
  'space-grotesk': web('Space Grotesk', 'space-grotesk', false, {
    weight: 700,
    scale: 1.02,
    leading: 1.06,
    tracking: -0.035,
    weights: '300 700'
  }),
  archivo: web('Archivo', 'archivo', false, {
    weight: 800,
    scale: 1.06,
    leading: 1.02,
    tracking: -0.022,
    weights: '100 900'
  }),
  figtree: web('Figtree', 'figtree', false, {
    weight: 700,
    scale: 1,
    leading: 1.1,
    tracking: -0.025,
    weights: '300 900'
  })
}

/** The key of a font by its key, its label or the first family of a stack, in any case; `undefined` when it is none of ours. */
export function fontKey(words: string): string | undefined {
  const first = words
    .replace(/,.*/s, '')
    .trim()
    .replace(/^["']|["']$/g, '')
    .toLowerCase()
  const exact = Object.keys(FONTS).find(key => FONTS[key]?.stack === words || key === first)
  return exact ?? Object.keys(FONTS).find(key => FONTS[key]?.label.toLowerCase() === first)
}

/** The `font-family` value of a font: ours by its key, else what was given, made safe to stand in a declaration. */
export function fontStack(font: string): string {
  const key = fontKey(font)
  const given = font.replace(/[^\w\s,'"-]/g, '').trim()
  return FONTS[key ?? '']?.stack ?? (given || 'Arial, sans-serif')
}
