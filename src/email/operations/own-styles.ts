import type { EmailSource } from '../email.ts'
import { refAt } from '../outline/find.ts'
import { outlineOf } from '../outline/outline.ts'
import { setAttribute } from '../source/attribute-splices.ts'
import { parseDeclarations, type StyleDeclaration, writeDeclarations } from '../source/declarations.ts'
import type { SourceDocument, SourceElement, Splice } from '../source/source.ts'
import { applySplices } from '../source/splice.ts'
import type { Operation } from './operation.ts'

/** An element of a section with colours or fonts of its own, which another theme does not reach. */
export interface OwnStyle {
  /** `e17`. */
  ref: string
  /** The part that a click on it means. */
  part: string
  has: ('colour' | 'font')[]
}

const COLOURED = /^(?:color|background|background-color|border(?:-\w+)?-color|text-decoration-color)$/
/** What a theme gives, or nothing does. */
const FOLLOWS = /var\(|^(?:inherit|initial|unset|transparent|currentcolor|none)$|url\(/i

const kindOf = ({ property, value }: StyleDeclaration): 'colour' | 'font' | undefined => {
  if (FOLLOWS.test(value)) return undefined
  return COLOURED.test(property) ? 'colour' : property === 'font-family' ? 'font' : undefined
}

/** Every element of the sections that keeps its colours or fonts whatever the theme is. */
export function ownStyles(email: EmailSource): OwnStyle[] {
  const { doc, sections } = outlineOf(email)
  return sections.flatMap(section =>
    doc.elements.flatMap(element => {
      const has = element.start >= section.start && element.end <= section.end ? kindsOf(doc, element) : []
      const part = has.length > 0 ? refAt(email, { element: element.index }) : undefined
      return part === undefined ? [] : [{ ref: `e${element.index}`, part, has }]
    })
  )
}

function kindsOf(doc: SourceDocument, { index, name }: SourceElement): OwnStyle['has'] {
  const style = parseDeclarations(doc.attribute(index, 'style') ?? '').map(kindOf)
  const hasColour = style.includes('colour') || OLD.some(each => isOld(name, each) && doc.attribute(index, each))
  return [...(hasColour ? ['colour' as const] : []), ...(style.includes('font') ? ['font' as const] : [])]
}

/** Attributes that coloured elements before CSS did. */
const OLD = ['bgcolor', 'color']
const isOld = (element: string, attribute: string): boolean => attribute === 'bgcolor' || element === 'font'

/** The operations after which a theme reaches every element: their own colours and fonts go, and spans that hold nothing else. */
export function followTheme(email: EmailSource): Operation[] {
  const { doc } = outlineOf(email)
  const own = ownStyles(email).map(({ ref }) => doc.elements[Number(ref.slice(1))] as SourceElement)
  const bare = own.filter(element => isBare(doc, element))
  const isInBare = (element: SourceElement) =>
    bare.some(outer => outer !== element && outer.start < element.start && element.end <= outer.end)
  return own
    .filter(element => !isInBare(element))
    .flatMap(element => (bare.includes(element) ? [unwrapped(doc, element, own)] : withoutOwn(doc, element)))
}

/** A span that is there for its colour alone. */
function isBare(doc: SourceDocument, { index, name }: SourceElement): boolean {
  const others = doc.attributes(index).filter(({ name: written }) => written !== 'style' && written !== 'color')
  const kept = parseDeclarations(doc.attribute(index, 'style') ?? '').filter(each => !kindOf(each))
  return (name === 'span' || name === 'font') && others.length === 0 && kept.length === 0
}

function withoutOwn(doc: SourceDocument, { index, name }: SourceElement): Operation[] {
  const ref = `e${index}`
  const own = parseDeclarations(doc.attribute(index, 'style') ?? '').filter(kindOf)
  const style = Object.fromEntries(own.map(({ property }) => [property, '']))
  const old = OLD.filter(each => isOld(name, each) && doc.attribute(index, each) !== undefined)
  return [
    ...(own.length > 0 ? [{ op: 'style' as const, ref, style }] : []),
    ...old.map(each => ({ op: 'attr' as const, ref, name: each, value: null }))
  ]
}

function unwrapped(doc: SourceDocument, element: SourceElement, own: SourceElement[]): Operation {
  const { openEnd, closeStart } = element
  const splices = own
    .filter(inner => inner.start >= openEnd && inner.end <= closeStart)
    .flatMap(inner => (isBare(doc, inner) ? tagSplices(inner) : styleSplices(doc, inner)))
    .map(splice => ({ ...splice, from: splice.from - openEnd, to: splice.to - openEnd }))
  return { op: 'html', ref: `e${element.index}`, html: applySplices(doc.source.slice(openEnd, closeStart), splices) }
}

const tagSplices = ({ start, openEnd, closeStart, end }: SourceElement): Splice[] => [
  { from: start, to: openEnd, insert: '' },
  { from: closeStart, to: end, insert: '' }
]

function styleSplices(doc: SourceDocument, { index }: SourceElement): Splice[] {
  const kept = parseDeclarations(doc.attribute(index, 'style') ?? '').filter(each => !kindOf(each))
  return setAttribute(doc, index, 'style', writeDeclarations(kept) || null)
}
