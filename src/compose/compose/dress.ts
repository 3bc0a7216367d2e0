import type { SectionInput } from '../../email/sections/normalise.ts'
import type { Tone } from '../../email/sections/section.ts'
import { distance } from '../../email/theme/colour.ts'
import type { Theme } from '../../email/theme/theme.ts'
import type { Opening } from '../copy/deck.ts'
import { tonesOf } from './direction.ts'
import type { Draft, Material } from './material.ts'
import { LOOKS } from './opening.ts'
import { isDark, isQuiet } from './theme.ts'

/** Gives every section its ground and its layout: a strong top, an even middle, a foot that closes it. */
export function dress(drafts: readonly Draft[], opening: Opening, material: Material): SectionInput[] {
  const { choice, direction, look, theme } = material
  const suiting = direction ?? LOOKS[isQuiet(look) ? 'letter' : opening]
  const grounds = tonesOf(choice.pick('grounds', suiting.grounds))
  const sections: SectionInput[] = []
  for (const draft of drafts) {
    const before = sections.at(-1)?.tone as Tone | undefined
    const tone = groundOf(draft, grounds, before, sections.length % 2 === 1 && opening !== 'letter')
    const layout = layoutOf(draft, opening, material)
    const { kind, content } = draft
    sections.push({ kind, ...(layout && { layout }), tone: shown(tone, theme), content })
  }
  return sections
}

function groundOf(
  { part, strong, content }: Draft,
  grounds: readonly Tone[],
  before: Tone | undefined,
  quiet: boolean
): Tone {
  const [header = 'surface', opening = 'surface', loud = 'tint', closing = 'tint', footer = 'ink'] = grounds
  // A logo is drawn for paper.
  if (part === 'header') return content.image ? 'surface' : header
  if (part === 'opening') return opening
  if (part === 'footer') return footer
  const own = strong ? (part === 'closing' ? closing : loud) : quiet ? 'tint' : 'surface'
  return own === before ? 'surface' : own
}

/** In a dark theme the ink is light: a foot or a top on it would glare, so it stands on the canvas there; so does what could not be told from paper. */
function shown(tone: Tone, theme: Theme): Tone {
  if (tone === 'ink') return isDark(theme) ? 'canvas' : 'ink'
  if (tone === 'canvas') return distance(theme.canvas, theme.surface) > 0.02 ? 'canvas' : 'tint'
  return tone
}

const longest = (words: unknown): number => (typeof words === 'string' ? words.length : 0)

function layoutOf(
  { part, kind, layout, content }: Draft,
  opening: Opening,
  { choice, direction }: Material
): string | undefined {
  if (layout) return layout
  if (part === 'header') return choice.pick('header', (direction ?? LOOKS[opening]).headers)
  if (kind === 'coupon')
    return longest(content.text) + longest(content.heading) > 90 ? 'ticket' : choice.pick('coupon', ['ticket', 'band'])
  if (kind === 'quote') return longest(content.text) > 180 ? 'card' : choice.pick('quote', ['large', 'card'])
  if (kind === 'cta') return longest(content.heading) > 28 ? 'center' : choice.pick('closing', ['center', 'split'])
  return kind === 'footer' && opening !== 'letter' ? choice.pick('footer', ['center', 'columns']) : undefined
}
