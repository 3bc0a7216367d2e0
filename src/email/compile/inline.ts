import { setAttribute } from '../source/attribute-splices.ts'
import { parseDeclarations, type StyleDeclaration, writeDeclarations } from '../source/declarations.ts'
import type { SourceDocument, Splice } from '../source/source.ts'
import { cascade, type Layer } from './cascade.ts'
import { type CustomProperties, resolveVariables } from './custom-properties.ts'
import { absoluteCss } from './finish.ts'
import type { Matcher } from './matcher.ts'
import { CompileRefusal } from './refusal.ts'
import type { StyleRule } from './style-sheet.ts'

/** Mail servers take no more than a few times as much, encoded. */
const MOST_CHARACTERS = 5_000_000

const UNSTYLED: ReadonlySet<string> = new Set('head meta title style script link base br'.split(' '))

/** What values are read with. */
export interface ValueContext {
  properties: CustomProperties
  siteUrl: string
}

/** The splices that put rules into style attributes. An element that no rule meets keeps its bytes. Throws `CompileRefusal`. */
export function inlineRules(
  doc: SourceDocument,
  matcher: Matcher,
  rules: readonly StyleRule[],
  context: ValueContext
): Splice[] {
  const layers = layersOf(matcher, rules)
  let written = 0
  return doc.elements.flatMap(({ index, name }) => {
    if (UNSTYLED.has(name)) return []
    const own = doc.attribute(index, 'style') ?? ''
    const met = layers.get(index)
    if (!met && !/var\(|!\s*important|url\(/i.test(own)) return []
    const style = inlineStyle(met ?? [], own, context)
    written += style.length
    if (written > MOST_CHARACTERS) throw tooLong()
    return style === own ? [] : setAttribute(doc, index, 'style', style || null)
  })
}

const tooLong = (): CompileRefusal =>
  new CompileRefusal(
    'too_large',
    'With its styles written into every element the email is larger than 5 million characters, more than mail servers take. Shorten the values of its rules, or remove rules.'
  )

function layersOf(matcher: Matcher, rules: readonly StyleRule[]): Map<number, Layer[]> {
  const layers = new Map<number, Layer[]>()
  for (const [order, { selectors, declarations }] of rules.entries()) {
    if (declarations.length === 0) continue
    for (const { tokens, specificity, isStatic } of selectors) {
      if (!isStatic) continue
      for (const { index } of matcher.select(tokens, 2 + 3 * declarations.length)) {
        const met = layers.get(index)
        if (met) met.push({ declarations, specificity, order })
        else layers.set(index, [{ declarations, specificity, order }])
      }
    }
  }
  return layers
}

/** Styles that a template tag writes cannot be read here: they stay last, where they win as they would. */
function inlineStyle(layers: Layer[], own: string, context: ValueContext): string {
  if (/\{\{|\{%|\*\||<%|\[\[|%%/.test(own)) {
    const before = singleQuoted(writeDeclarations(cascade(layers, [])))
    return before ? `${before}; ${own}` : own
  }
  return singleQuoted(writeDeclarations(cascade(layers, resolved(parseDeclarations(own), context))))
}

function resolved(declarations: StyleDeclaration[], { properties, siteUrl }: ValueContext): StyleDeclaration[] {
  return declarations.flatMap(declaration => {
    if (declaration.property.startsWith('--')) return []
    const value = resolveVariables(declaration.value, properties)
    return value === undefined ? [] : [{ ...declaration, value: absoluteCss(value, siteUrl) }]
  })
}

/** Font names in double quotes would all be written as `&quot;`. */
const singleQuoted = (style: string): string => (style.includes("'") ? style : style.replaceAll('"', "'"))
