import type { SectionInput } from '../../../email/sections/normalise.ts'
import type { Tone } from '../../../email/sections/section.ts'
import { distance } from '../../../email/theme/colour.ts'
import type { Theme } from '../../../email/theme/theme.ts'
import type { Opening } from '../deck.ts'
import type { Choice } from './choice.ts'
import type { Draft } from './material.ts'
import { isDark } from './theme.ts'

/** Grounds of one email: of its ends, of its strong sections and of the quiet ones that are not on paper. */
interface Grounds {
  header: Tone
  opening: Tone
  strong: Tone
  closing: Tone
  footer: Tone
}

const grounds = (header: Tone, opening: Tone, strong: Tone, closing: Tone, footer: Tone): Grounds => ({
  header,
  opening,
  strong,
  closing,
  footer
})

type Sets = [Grounds, ...Grounds[]]

const LOUD: Sets = [
  grounds('surface', 'brand', 'tint', 'accent', 'ink'),
  grounds('brand', 'brand', 'tint', 'tint', 'ink'),
  grounds('ink', 'ink', 'accent', 'tint', 'ink'),
  grounds('surface', 'accent', 'tint', 'brand', 'ink'),
  grounds('accent', 'accent', 'brand', 'tint', 'ink')
]
const PAPER: Sets = [
  grounds('surface', 'surface', 'brand', 'tint', 'ink'),
  grounds('brand', 'surface', 'accent', 'tint', 'brand'),
  grounds('surface', 'tint', 'brand', 'tint', 'ink'),
  grounds('surface', 'surface', 'tint', 'brand', 'canvas')
]
const CARD: Sets = [
  grounds('surface', 'brand', 'tint', 'accent', 'ink'),
  grounds('surface', 'accent', 'tint', 'brand', 'ink'),
  grounds('canvas', 'canvas', 'brand', 'tint', 'ink'),
  grounds('brand', 'brand', 'tint', 'tint', 'brand')
]
const QUIET: Sets = [
  grounds('surface', 'surface', 'tint', 'surface', 'canvas'),
  grounds('surface', 'surface', 'tint', 'tint', 'tint')
]
const SETS: Record<Opening, Sets> = {
  type: LOUD,
  'big-number': LOUD,
  picture: PAPER,
  split: PAPER,
  editorial: PAPER,
  product: CARD,
  ticket: CARD,
  letter: QUIET
}

const HEADERS: Record<Opening, [string, ...string[]]> = {
  type: ['split', 'center'],
  'big-number': ['split'],
  picture: ['split', 'center'],
  split: ['split', 'band'],
  editorial: ['center', 'split'],
  product: ['band', 'split'],
  ticket: ['center', 'split'],
  letter: ['center']
}

const LAYOUTS: Record<string, [string, ...string[]]> = {
  quote: ['large', 'card'],
  coupon: ['ticket', 'band'],
  footer: ['center', 'columns']
}

/** Gives every section its ground and its layout: a strong top, an even middle, a foot that closes it. */
export function dress(drafts: readonly Draft[], opening: Opening, theme: Theme, choice: Choice): SectionInput[] {
  const set = choice.pick(SETS[opening])
  const sections: SectionInput[] = []
  for (const draft of drafts) {
    const before = sections.at(-1)?.tone as Tone | undefined
    const tone = groundOf(draft, set, before, sections.length % 2 === 1 && opening !== 'letter')
    const layout = layoutOf(draft, opening, choice)
    const { kind, content } = draft
    sections.push({ kind, ...(layout && { layout }), tone: shown(tone, theme), content })
  }
  return sections
}

function groundOf({ part, strong }: Draft, set: Grounds, before: Tone | undefined, quiet: boolean): Tone {
  if (part === 'header' || part === 'opening' || part === 'footer') return set[part]
  const own = part === 'closing' && strong ? set.closing : strong ? set.strong : quiet ? 'tint' : 'surface'
  return own === before ? 'surface' : own
}

/** In a dark theme the ink is light: a foot or a top on it would glare, so it stands on the canvas there; so does what could not be told from paper. */
function shown(tone: Tone, theme: Theme): Tone {
  if (tone === 'ink') return isDark(theme) ? 'canvas' : 'ink'
  if (tone === 'canvas') return distance(theme.canvas, theme.surface) > 0.02 ? 'canvas' : 'tint'
  return tone
}

const longest = (words: unknown): number => (typeof words === 'string' ? words.length : 0)

function layoutOf({ part, kind, layout, content }: Draft, opening: Opening, choice: Choice): string | undefined {
  if (layout) return layout
  if (part === 'header') return choice.pick(HEADERS[opening])
  if (kind === 'coupon' && longest(content.text) + longest(content.heading) > 90) return 'ticket'
  if (kind === 'quote' && longest(content.text) > 180) return 'card'
  if (kind === 'cta') return longest(content.heading) > 28 ? 'center' : choice.pick(['center', 'split'])
  if (kind === 'footer' && opening === 'letter') return 'center'
  const options = LAYOUTS[kind]
  return options && choice.pick(options)
}
