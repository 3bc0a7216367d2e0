import { setAttribute } from '../source/attribute-splices.ts'
import { parseDeclarations, type StyleDeclaration, writeDeclarations } from '../source/declarations.ts'
import type { SourceDocument, Splice } from '../source/source.ts'
import { cascade, isBeaten, type Layer, type Ranked, withMarks } from './cascade.ts'
import { type CustomProperties, resolveVariables } from './custom-properties.ts'
import { absoluteCss } from './finish.ts'
import type { Contests } from './kept-rules.ts'
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

/** What an element's style attribute will say. */
interface Style {
  ranked: Ranked[]
  /** The attribute as it is. */
  written: string
  /** Styles that a template tag writes cannot be read here: they stay last, where they win as they would. */
  hasTags: boolean
  /** Does it change whatever contests it? */
  isChanged: boolean
}

/** The styles of the elements that a rule meets, or whose own style has to be resolved or may have to be marked. Throws `CompileRefusal`. */
export function inlineStyles(
  doc: SourceDocument,
  matcher: Matcher,
  rules: readonly StyleRule[],
  contests: Contests,
  context: ValueContext
): Map<number, Style> {
  const layers = layersOf(matcher, rules)
  const styles = new Map<number, Style>()
  for (const { index, name } of doc.elements) {
    if (UNSTYLED.has(name)) continue
    const written = doc.attribute(index, 'style') ?? ''
    const met = layers.get(index)
    const isChanged = met !== undefined || /var\(|!\s*important|url\(/i.test(written)
    if (!isChanged && (written === '' || !contests.byElement.has(index))) continue
    const hasTags = /\{\{|\{%|\*\||<%|\[\[|%%/.test(written)
    const own = hasTags ? [] : resolved(parseDeclarations(written), context)
    styles.set(index, { ranked: cascade(met ?? [], own), written, hasTags, isChanged })
  }
  return styles
}

/** Which kept declarations show on some element: the others need not be kept. */
export function aliveDeclarations(
  styles: ReadonlyMap<number, Style>,
  { byElement, elsewhere }: Contests
): ReadonlySet<StyleDeclaration> {
  const alive = new Set(elsewhere)
  for (const [index, contests] of byElement) {
    const style = styles.get(index)?.ranked ?? []
    for (const kept of contests) if (!alive.has(kept.declaration) && !isBeaten(kept, style)) alive.add(kept.declaration)
  }
  return alive
}

/** The splices that write styles into their attributes. An element that no rule meets keeps its bytes. Throws `CompileRefusal`. */
export function styleSplices(
  doc: SourceDocument,
  styles: ReadonlyMap<number, Style>,
  { byElement }: Contests,
  alive: ReadonlySet<StyleDeclaration>
): Splice[] {
  let characters = 0
  return [...styles].flatMap(([index, style]) => {
    const contests = (byElement.get(index) ?? []).filter(({ declaration }) => alive.has(declaration))
    const text = styleText(style, contests)
    characters += text.length
    if (characters > MOST_CHARACTERS) throw tooLong()
    return text === style.written ? [] : setAttribute(doc, index, 'style', text || null)
  })
}

const tooLong = (): CompileRefusal =>
  new CompileRefusal(
    'too_large',
    'With its styles written into every element the email is larger than 5 million characters, more than mail servers take. Shorten the values of its rules, or remove rules.'
  )

function styleText({ ranked, written, hasTags, isChanged }: Style, contests: readonly Ranked[]): string {
  const declarations = withMarks(ranked, contests)
  if (!isChanged && declarations.length === ranked.length) return written
  const text = singleQuoted(writeDeclarations(declarations))
  return hasTags ? [text, written].filter(Boolean).join('; ') : text
}

function layersOf(matcher: Matcher, rules: readonly StyleRule[]): Map<number, Layer[]> {
  const layers = new Map<number, Layer[]>()
  for (const { selectors, declarations, order } of rules) {
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

function resolved(declarations: StyleDeclaration[], { properties, siteUrl }: ValueContext): StyleDeclaration[] {
  return declarations.flatMap(declaration => {
    if (declaration.property.startsWith('--')) return []
    const value = resolveVariables(declaration.value, properties)
    return value === undefined ? [] : [{ ...declaration, value: absoluteCss(value, siteUrl) }]
  })
}

/** Font names in double quotes would all be written as `&quot;`. */
const singleQuoted = (style: string): string => (style.includes("'") ? style : style.replaceAll('"', "'"))
