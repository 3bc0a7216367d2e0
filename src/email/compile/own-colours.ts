import { setAttribute } from '../source/attribute-splices.ts'
import { parseDeclarations } from '../source/declarations.ts'
import type { SourceDocument, Splice } from '../source/source.ts'
import { findTemplateTags } from '../source/template-tags.ts'
import { keptTones, wordsColour, wordsToken } from '../theme/dark-words.ts'
import type { Theme } from '../theme/theme-shape.ts'
import { COLOUR } from './colour-properties.ts'

/** Nobody colours by hand in more ways; what has more keeps the colours of the day. */
const MOST = 60

/**
 * Rules for the dark do not reach colours of the theme that stand in style attributes. Each gets a class, and a rule that says the
 * same by it: what darkens of that rule is kept then, as of any other. Weighs more than the rules of sections.
 */
export function ownColours(doc: SourceDocument, theme: Theme | undefined): { splices: Splice[]; css: string } {
  const names = new Map<string, string>()
  const splices: Splice[] = []
  if (!theme || !/style\s*=[^>]*var\(/i.test(doc.source)) return { splices, css: '' }
  for (const { index } of doc.elements) {
    const said = colourText(doc, index, theme)
    if (!said || (!names.has(said) && names.size === MOST)) continue
    const name = names.get(said) ?? `own-colour-${names.size + 1}`
    names.set(said, name)
    splices.push(...setAttribute(doc, index, 'class', `${doc.attribute(index, 'class') ?? ''} ${name}`.trim()))
  }
  const rules = [...names].map(([said, name]) => `${`.${name}`.repeat(3)} { ${said} }`)
  return { splices, css: rules.join('\n') }
}

/** The colours of an element's own style that follow the theme; empty where it has none, or a template tag writes some of it. */
function colourText(doc: SourceDocument, index: number, theme: Theme): string {
  const style = doc.attribute(index, 'style') ?? ''
  if (!style.includes('var(') || findTemplateTags(style).length > 0) return ''
  return parseDeclarations(style)
    .filter(({ property, value, important }) => COLOUR.test(property) && value.includes('var(') && !important)
    .map(({ property, value }) => {
      const colour = property === 'color' ? wordsColour(value) : undefined
      const token = colour && wordsToken(colour, isOnKept(doc, index, theme) ? 'ground' : 'paper')
      return `${property}: ${token ? `var(${token}, ${value})` : value}`
    })
    .join('; ')
}

/** Does an element stand on a ground that stays after dark? */
function isOnKept(doc: SourceDocument, index: number, theme: Theme): boolean {
  const tones = keptTones(theme)
  for (let at = index; at >= 0; at = doc.elements[at]?.parent ?? -1) {
    const classes = (doc.attribute(at, 'class') ?? '').split(/\s+/)
    if (classes.includes('card')) return false
    const tone = classes.find(name => name.startsWith('tone-'))
    if (tone) return tones.includes(tone.slice('tone-'.length))
  }
  return false
}
