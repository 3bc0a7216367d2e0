import type { Declaration, Rule } from 'postcss'
import type { EmailSource } from '../email.ts'
import { outlineOf } from '../outline/outline.ts'
import { parseCss } from '../source/css.ts'
import { parseDeclarations } from '../source/declarations.ts'
import type { SourceDocument, SourceElement } from '../source/source.ts'
import { coloursIn, recolourValue } from '../theme/css-colours.ts'
import type { Operation } from './operation.ts'

/** A colour that stands in an email by itself, outside what a theme colours. */
export interface FoundColour {
  /** `#rrggbb`. */
  colour: string
  /** How many elements and rules have it. */
  count: number
}

/** A place that has colours, and what it takes to give it another. */
interface Use {
  colours: string[]
  recolour: (from: string, to: string) => Operation[]
}

/** The colours of an email's own elements and rules, the most used first. Those of our sections belong to the theme. */
export function foundColours(email: EmailSource): FoundColour[] {
  const counts = new Map<string, number>()
  for (const { colours } of usesIn(email))
    for (const colour of new Set(colours)) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  return [...counts].map(([colour, count]) => ({ colour, count })).sort((a, b) => b.count - a.count)
}

/** The operations that put one colour in place of another wherever the email's own elements and rules have it. */
export const replaceColour = (email: EmailSource, from: string, to: string): Operation[] =>
  usesIn(email).flatMap(use => (use.colours.includes(from) ? use.recolour(from, to) : []))

function usesIn(email: EmailSource): Use[] {
  const { doc, sections } = outlineOf(email)
  const own = doc.elements.filter(({ start }) => !sections.some(each => each.start <= start && start < each.end))
  return [...own.flatMap(element => usesOf(doc, element)), ...rulesOf(email.css)]
}

function usesOf(doc: SourceDocument, element: SourceElement): Use[] {
  if (element.name === 'style') return [styleUse(doc, element)]
  const style = doc.attribute(element.index, 'style')
  return [...(style ? [inlineUse(element, style)] : []), ...OLD.flatMap(name => attributeUse(doc, element, name))]
}

/** Attributes that colour elements without CSS. */
const OLD = ['bgcolor', 'color', 'text', 'link', 'bordercolor']

function attributeUse(doc: SourceDocument, { index }: SourceElement, name: string): Use[] {
  const value = doc.attribute(index, name)
  if (!value) return []
  const recolour = (from: string, to: string): Operation[] => [
    { op: 'attr', ref: `e${index}`, name, value: recolourValue(value, from, to) }
  ]
  return [{ colours: coloursIn(value), recolour }]
}

/**
 * Of a style, what follows a new declaration is written again with it: a `border` behind the `border-left` that it held before
 * would take that one's place.
 */
function inlineUse({ index }: SourceElement, style: string): Use {
  const own = parseDeclarations(style)
  const recolour = (from: string, to: string): Operation[] => {
    const first = own.findIndex(({ value }) => coloursIn(value).includes(from))
    const changed = own
      .slice(first)
      .map(({ property, value, important }) => [
        property,
        recolourValue(value, from, to) + (important ? ' !important' : '')
      ])
    return [{ op: 'style', ref: `e${index}`, style: Object.fromEntries(changed) }]
  }
  return { colours: own.flatMap(({ value }) => coloursIn(value)), recolour }
}

/** The rules in an element of the email. Nothing but the values of declarations holds colours. */
function styleUse(doc: SourceDocument, { index, start, openEnd, closeStart, end }: SourceElement): Use {
  const css = doc.source.slice(openEnd, closeStart)
  const declared: Declaration[] = []
  parseCss(css).walkDecls(declaration => void declared.push(declaration))
  const recolour = (from: string, to: string): Operation[] => {
    const text = declared.reduceRight((sum, { prop, value, raws, source }) => {
      const at = (source?.start?.offset ?? 0) + prop.length + (raws.between ?? ':').length
      const written = sum.slice(at, at + (raws.value?.raw ?? value).length)
      return sum.slice(0, at) + recolourValue(written, from, to) + sum.slice(at + written.length)
    }, css)
    return [
      {
        op: 'html',
        ref: `e${index}`,
        html: doc.source.slice(start, openEnd) + text + doc.source.slice(closeStart, end)
      }
    ]
  }
  return { colours: declared.flatMap(({ value }) => coloursIn(value)), recolour }
}

/** Rules that an operation can name: those of the style sheet, and those in media queries. */
function rulesOf(css: string): Use[] {
  const uses: Use[] = []
  parseCss(css).walkRules(rule => {
    const media = mediaOf(rule)
    if (media === undefined) return
    for (const node of rule.nodes) {
      if (node.type === 'decl' && coloursIn(node.value).length > 0 && !isToken(rule, node))
        uses.push(ruleUse(rule, node, media))
    }
  })
  return uses
}

/** Tokens are the theme's. */
const isToken = ({ selector }: Rule, { prop }: Declaration): boolean => selector === ':root' && prop.startsWith('--')

/** The media query around a rule; empty for none, `undefined` for what is in something else. */
function mediaOf({ parent }: Rule): string | undefined {
  if (parent?.type === 'root') return ''
  const around = parent as unknown as { type: string; name: string; params: string; parent?: { type: string } }
  return around?.type === 'atrule' && around.name === 'media' && around.parent?.type === 'root'
    ? around.params
    : undefined
}

function ruleUse({ selector }: Rule, { prop, value, important }: Declaration, media: string): Use {
  const recolour = (from: string, to: string): Operation[] => [
    {
      op: 'rule',
      selector,
      style: { [prop]: recolourValue(value, from, to) + (important ? ' !important' : '') },
      ...(media && { media })
    }
  ]
  return { colours: coloursIn(value), recolour }
}
