import { looksOf } from '../../../email/compile/looks.ts'
import type { EmailSource } from '../../../email/email.ts'
import type { Batch } from '../../../email/operations/batch.ts'
import type { Operation } from '../../../email/operations/operation.ts'
import { outlineOf } from '../../../email/outline/outline.ts'
import { parseColour } from '../../../email/theme/colour-words.ts'
import { readTheme } from '../../../email/theme/theme.ts'
import { partsOf } from './parts.ts'
import { folded } from './words.ts'

type Of<Op extends Operation['op']> = Extract<Operation, { op: Op }>

/** Does what an operation was to do stand in the email after its batch? */
export function stands(operation: Operation, before: EmailSource, { email: after, placeOf }: Batch): boolean {
  switch (operation.op) {
    case 'meta':
      return Object.entries(operation).every(([name, value]) => name === 'op' || after[name as 'subject'] === value)
    case 'theme':
      return isTheme(operation, after)
    case 'set':
      return isSet(operation, elementAt(operation.ref, after, placeOf), after)
    case 'style':
      return isStyled(operation, elementAt(operation.ref, after, placeOf), after)
    case 'layout':
      return isLaidOut(operation, elementAt(operation.ref, after, placeOf), after)
    case 'remove':
      return placeOf(operation.ref) === undefined
    case 'move':
      return isMoved(operation, placeOf)
    case 'add':
      return (
        outlineOf(after).sections.filter(({ kind }) => kind === operation.kind).length > countOf(before, operation.kind)
      )
    case 'add-item':
      return says(after, Object.values(operation.item).map(plain)) && partsOf(after).length > partsOf(before).length
    default:
      return false
  }
}

const countOf = (email: EmailSource, wanted: string): number =>
  outlineOf(email).sections.filter(({ kind }) => kind === wanted).length

const plain = (value: Of<'set'>['value']): string =>
  typeof value === 'string' ? value.replace(/\*+/g, '') : 'href' in value ? value.label : value.alt

const says = (email: EmailSource, words: readonly string[]): boolean => {
  const texts = partsOf(email).map(({ text }) => folded(text))
  return words.every(each => texts.some(text => text.includes(folded(each))))
}

/** The element that a ref of the email before names in the one after. */
function elementAt(ref: string, after: EmailSource, placeOf: Batch['placeOf']): number {
  const place = placeOf(ref)
  const { doc, sections } = outlineOf(after)
  const section = /^s\d+$/.test(ref) ? sections.find(({ start }) => start === place?.start) : undefined
  return (
    section?.element ?? doc.elements.find(({ start, end }) => start === place?.start && end === place.end)?.index ?? -1
  )
}

function isTheme({ op: _, ...tokens }: Of<'theme'>, after: EmailSource): boolean {
  const theme = readTheme(after.css)
  return (
    theme !== undefined &&
    Object.entries(tokens).every(([name, value]) => theme[name as 'brand'].toLowerCase() === value.toLowerCase())
  )
}

function isSet({ value }: Of<'set'>, element: number, after: EmailSource): boolean {
  const part = partsOf(after).find(each => each.type === 'slot' && each.element === element)
  if (!part) return false
  if (typeof value === 'string') return folded(part.text) === folded(plain(value)) || part.value === value
  const there = part.value as unknown as Record<string, string>
  return Object.entries(value).every(([name, words]) => folded(there[name] ?? '') === folded(words))
}

/** What a style says is what shows; the ground of a button is that of the cell around its link. */
function isStyled({ style }: Of<'style'>, element: number, after: EmailSource): boolean {
  const looks = looksOf(after)
  const { doc } = outlineOf(after)
  const around = doc.elements[element]?.parent ?? -1
  const own = `${doc.attribute(element, 'style') ?? ''};${doc.attribute(around, 'style') ?? ''}`
  return Object.entries(style).every(
    ([name, value]) =>
      value === '' ||
      isAlike(looks.value(element, name), value) ||
      isAlike(looks.value(around, name), value) ||
      own.includes(`${name}: ${value}`)
  )
}

const isAlike = (shown: string | undefined, said: string): boolean =>
  shown !== undefined &&
  (shown === said || (parseColour(said) !== undefined && parseColour(shown) === parseColour(said)))

function isLaidOut({ layout, tone }: Of<'layout'>, element: number, after: EmailSource): boolean {
  const section = outlineOf(after).sections.find(each => each.element === element)
  return (
    section !== undefined &&
    (layout === undefined || section.layout === layout) &&
    (tone === undefined || section.tone === tone)
  )
}

function isMoved({ ref, before, after }: Of<'move'>, placeOf: Batch['placeOf']): boolean {
  const [own, beside] = [placeOf(ref), placeOf(before ?? after ?? '')]
  if (!own || !beside) return false
  return before ? own.end <= beside.start : beside.end <= own.start
}
