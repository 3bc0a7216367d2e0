import { compile } from '../../src/email/compile/compile.ts'
import type { EmailSource } from '../../src/email/email.ts'
import { parseHtml } from '../../src/email/source/parse.ts'
import type { SourceDocument } from '../../src/email/source/source.ts'
import { applySplices } from '../../src/email/source/splice.ts'
import { ownStyle } from './own-style.ts'

/** How the elements of an email look when it is sent. */
export interface Styles {
  /** What an element of the source shows in the end of a property, what it inherits included. */
  shown: (element: number, property: string) => string | undefined
  /** The colours of the boxes that an element is made of, the outermost first: a card on its ground. */
  grounds: (element: number) => string[]
}

const MARK = 'ev'
const INHERITED =
  /^(?:color|font(?:-.+)?|line-height|letter-spacing|text-(?:align|transform|decoration|indent)|direction|list-style-.+)$/

/** Compiles an email and reads the styles of its elements: the compiled one has them inline. */
export function stylesOf(email: EmailSource): Styles {
  const compiled = compile({ ...email, html: marked(email.html) }, { siteUrl: 'https://mailwright.example' })
  const doc = parseHtml(compiled.ok ? compiled.html : '')
  const places = new Map<number, number>()
  for (const { index } of doc.elements) {
    const mark = doc.attribute(index, MARK)
    if (mark !== undefined) places.set(Number(mark), index)
  }
  const own = memo((index: number) => ownStyle(doc, index))
  return {
    grounds: element => {
      const index = places.get(element)
      return index === undefined
        ? []
        : boxesOf(doc, index)
            .flatMap(at => own(at).get('background-color') ?? [])
            .filter(isSeen)
    },
    shown(element, property) {
      const index = places.get(element)
      if (index === undefined) return undefined
      if (INHERITED.test(property)) return inherited(doc, own, textBearer(doc, index), property)
      return property === 'background-color' ? ground(doc, own, index) : within(doc, own, index, property)
    }
  }
}

/** Every start tag with the index of its element, which compiling leaves there. */
function marked(html: string): string {
  const doc = parseHtml(html)
  const splices = doc.elements.map(({ index, name, start }) => {
    const at = start + 1 + name.length
    return { from: at, to: at, insert: ` ${MARK}="${index}"` }
  })
  return applySplices(html, splices)
}

type Own = (index: number) => Map<string, string>

/** The element that holds the first words: its style is what is seen of a text. */
function textBearer(doc: SourceDocument, index: number): number {
  const { openEnd, closeStart } = doc.elements[index] ?? { openEnd: 0, closeStart: 0 }
  const first = doc.texts.find(
    ({ start, end }) =>
      start >= openEnd && end <= closeStart && /\S/.test(doc.source.slice(start, end).replace(/&nbsp;/g, ''))
  )
  if (!first) return index
  const around = doc.elements.findLast(({ start, end }) => start <= first.start && first.end <= end)
  return around?.index ?? index
}

function inherited(doc: SourceDocument, own: Own, index: number, property: string): string | undefined {
  for (let at = index; at >= 0; at = doc.elements[at]?.parent ?? -1) {
    const value = own(at).get(property)
    if (value !== undefined && value !== 'inherit') return value
  }
  return undefined
}

/** A box says it, or the first box in it, or the cell around it (a button's link stands on one). */
function within(doc: SourceDocument, own: Own, index: number, property: string): string | undefined {
  const around = doc.elements[index]?.parent ?? -1
  return [...boxesOf(doc, index), around].map(at => own(at).get(property)).find(value => value !== undefined)
}

/** An element and the boxes at its beginning, each inside the one before. */
function boxesOf(doc: SourceDocument, index: number): number[] {
  const [first] = doc.children(index)
  const isBox = first !== undefined && /^(?:table|tbody|tr|td|div)$/.test(doc.elements[first]?.name ?? '')
  return isBox ? [index, ...boxesOf(doc, first)] : [index]
}

const isSeen = (colour: string | undefined): colour is string =>
  colour !== undefined && !/^(?:transparent|none|initial|inherit)$/i.test(colour)

/** The colour behind an element: its own, that of the boxes it is made of, else what lies behind it. */
function ground(doc: SourceDocument, own: Own, index: number): string | undefined {
  const around: number[] = []
  for (let at = doc.elements[index]?.parent ?? -1; at >= 0; at = doc.elements[at]?.parent ?? -1) around.push(at)
  return [...boxesOf(doc, index), ...around].map(at => own(at).get('background-color')).find(isSeen)
}

function memo<Value>(work: (key: number) => Value): (key: number) => Value {
  const known = new Map<number, Value>()
  return key => {
    if (!known.has(key)) known.set(key, work(key))
    return known.get(key) as Value
  }
}
