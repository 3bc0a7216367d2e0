import type { EmailSource } from '../email.ts'
import { outlineOf } from '../outline/outline.ts'
import { parseCss } from '../source/css.ts'
import { parseDeclarations } from '../source/declarations.ts'
import type { SourceDocument } from '../source/source.ts'
import { parseColour } from '../theme/colour-words.ts'
import { createBudget } from './budget.ts'
import { cascade, type Layer } from './cascade.ts'
import { type CustomProperties, customProperties, resolveVariables } from './custom-properties.ts'
import { createMatcher } from './matcher.ts'
import { CompileRefusal } from './refusal.ts'
import { readStyleSheet } from './style-sheet.ts'

/** How elements show on a wide screen: rules of the style sheets, own styles, and what is inherited. */
export interface Looks {
  /** The value of a property, inherited ones included; `undefined` when nothing says it. */
  value: (element: number, property: string) => string | undefined
  /** The colour behind an element as `#rrggbb`, its own or that of the nearest element around it. */
  ground: (element: number) => string | undefined
  /** The element's own background as `#rrggbb`. */
  ownGround: (element: number) => string | undefined
  /** The size of its letters in px. */
  fontSize: (element: number) => number
}

const INHERITED: ReadonlySet<string> = new Set(
  'color font-family font-size font-style font-weight letter-spacing line-height text-align text-transform'.split(' ')
)
/** Sizes that browsers give headings, in em of what is around them. */
const HEADINGS: Record<string, number> = { h1: 2, h2: 1.5, h3: 1.17, h5: 0.83, h6: 0.67 }
const BOLD: ReadonlySet<string> = new Set('h1 h2 h3 h4 h5 h6 b strong th'.split(' '))

const known = new WeakMap<EmailSource, Looks>()

/** The looks of an email; the same object gets the same answer without reading it again. */
export function looksOf(email: EmailSource): Looks {
  const looks = known.get(email) ?? readLooks(email)
  known.set(email, looks)
  return looks
}

function readLooks(email: EmailSource): Looks {
  const { doc } = outlineOf(email)
  const styles = doc.elements.filter(({ name }) => name === 'style').map(({ index }) => doc.innerHtml(index))
  const sheets = [...styles, email.css].map(parseCss)
  const properties = customProperties(sheets)
  const layers = layersOf(doc, sheets, properties)
  const own = doc.elements.map(({ index }) => shownStyle(doc, index, layers.get(index) ?? [], properties))
  const value = (element: number, property: string): string | undefined => {
    const said = own[element]?.get(property)
    const { parent = -1, name = '' } = doc.elements[element] ?? {}
    if (said !== undefined || parent < 0 || !INHERITED.has(property)) return said
    if (property === 'font-weight' && BOLD.has(name)) return '700'
    return name === 'a' && property === 'color' ? undefined : value(parent, property)
  }
  const ownGround = (element: number): string | undefined => {
    const style = own[element]
    const said = style?.get('background-color') ?? style?.get('background') ?? doc.attribute(element, 'bgcolor')
    return said && /^transparent$|\b0\)$/.test(said) ? undefined : parseColour(said?.split(/\s+(?=url|no-)/)[0] ?? '')
  }
  const ground = (element: number): string | undefined =>
    element < 0 ? undefined : (ownGround(element) ?? ground(doc.elements[element]?.parent ?? -1))
  const fontSize = (element: number): number => sizeOf(doc, own, element)
  return { value, ground, ownGround, fontSize }
}

function sizeOf(doc: SourceDocument, own: ReadonlyMap<string, string>[], element: number): number {
  if (element < 0) return 16
  const { parent = -1, name = '' } = doc.elements[element] ?? {}
  const said = own[element]?.get('font-size') ?? ''
  const size = Number.parseFloat(said)
  if (/^[\d.]+(?:px|pt)$/.test(said)) return said.endsWith('pt') ? size * (4 / 3) : size
  const around = sizeOf(doc, own, parent)
  if (/^[\d.]+(?:em|%)$/.test(said)) return around * (said.endsWith('%') ? size / 100 : size)
  return around * (HEADINGS[name] ?? 1)
}

function shownStyle(
  doc: SourceDocument,
  element: number,
  layers: readonly Layer[],
  properties: CustomProperties
): Map<string, string> {
  const own = parseDeclarations(doc.attribute(element, 'style') ?? '')
  const style = new Map<string, string>()
  for (const { declaration } of cascade(layers, own)) {
    const value = declaration.value.includes('var(')
      ? resolveVariables(declaration.value, properties)
      : declaration.value
    if (value !== undefined) style.set(declaration.property, value)
  }
  return style
}

/** An email whose rules are too heavy to match shows its own styles alone. */
function layersOf(
  doc: SourceDocument,
  sheets: ReturnType<typeof parseCss>[],
  properties: CustomProperties
): Map<number, Layer[]> {
  const layers = new Map<number, Layer[]>()
  try {
    const matcher = createMatcher(doc, createBudget())
    for (const { selectors, declarations, order } of readStyleSheet(sheets, properties).rules)
      for (const { tokens, specificity, isStatic } of selectors)
        if (isStatic)
          for (const { index } of matcher.select(tokens, 1 + declarations.length))
            layers.set(index, [...(layers.get(index) ?? []), { declarations, specificity, order }])
  } catch (error) {
    if (!(error instanceof CompileRefusal)) throw error
  }
  return layers
}
