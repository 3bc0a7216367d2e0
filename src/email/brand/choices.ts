/** What a brand is chosen from and how far it goes; apart from its schema, so that browsers take these alone. */

/** How many brands an account keeps. */
export const MOST_BRANDS = 50

/** The parts that a brand's colours play, in the order of its page; names and meanings are the theme's. */
export const COLOUR_ROLES = ['brand', 'accent', 'canvas', 'surface', 'ink'] as const
export type ColourRole = (typeof COLOUR_ROLES)[number]

export const BUTTON_SHAPES = ['square', 'soft', 'round', 'outline'] as const

/** Words that a voice has at most. */
export const MOST_VOICE_WORDS = 3

/** Rules of a brand that nobody has set: what harms nobody is on. */
export const NO_RULES = {
  onlyColours: { on: false, within: 0.05 },
  onlyType: { on: false },
  logoOnTop: { on: true },
  footerAtEnd: { on: true },
  neverWords: { on: true, words: [] as string[] },
  alwaysSo: { on: true, words: [] as string[] },
  contrast: { on: true, least: 4.5 }
}
