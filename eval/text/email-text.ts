import type { EmailSource } from '../../src/email/email.ts'
import {
  type OutlineElement,
  type OutlineSection,
  type OutlineSlot,
  outlineOf
} from '../../src/email/outline/outline.ts'
import { decodeEntities } from '../../src/email/source/entities.ts'
import type { SourceDocument } from '../../src/email/source/source.ts'

/** One text of an email as a reader meets it. */
export interface Piece {
  /** Which part of the email it is in, from 0 on. */
  part: number
  /** Kind of that section; `html` for plain HTML. */
  kind: string
  /** Which item of a list it is in: `items.2`. */
  item?: string
  /** Slot name, or the element's name in plain HTML. */
  slot: string
  text: string
  /** Of a link, and of links inside a text, with their labels. */
  links: { label: string; href: string }[]
}

/** What an email says, in the order in which it says it. */
export interface EmailText {
  subject: string
  preheader: string
  pieces: Piece[]
}

const BLOCKS = /<\/?(?:p|div|td|th|tr|table|tbody|ul|ol|li|h[1-6]|blockquote|center|br|hr|img)\b[^>]*>/gi
const UNSEEN = /<!--[\s\S]*?-->|<(style|script|title)\b[\s\S]*?<\/\1>/gi
/** What a sending service fills in is not said by the email. */
const MERGE_TAGS = /\{\{[^{}]*\}\}|\*\|[^|]*\|\*/g

/** The words of a piece of HTML as they are shown, a new line for each block. */
export const plainText = (html: string): string =>
  decodeEntities(
    html
      .replace(UNSEEN, '')
      .replace(BLOCKS, '\n')
      .replace(/<[^>]+>/g, '')
  )
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()

/** The same without merge tags. */
const shownText = (html: string): string => plainText(html).replace(MERGE_TAGS, ' ').replace(/ +/g, ' ').trim()

/** Reads the texts of an email by its outline. */
export function readEmailText(email: EmailSource): EmailText {
  const { doc, parts } = outlineOf(email)
  const pieces = parts.flatMap((part, at) =>
    part.type === 'section' ? sectionPieces(doc, part, at) : elementPieces(doc, part, at)
  )
  const [subject, preheader] = [email.subject, email.preheader].map(text => text.replace(MERGE_TAGS, ' ').trim())
  return { subject: subject ?? '', preheader: preheader ?? '', pieces }
}

function sectionPieces(doc: SourceDocument, section: OutlineSection, part: number): Piece[] {
  const read = (slots: OutlineSlot[], item?: string): Piece[] =>
    slots
      .filter(({ kind }) => kind !== 'image')
      .map(({ name, element }) => ({
        part,
        kind: section.kind,
        ...(item && { item }),
        slot: name,
        text: shownText(doc.innerHtml(element)),
        links: linksIn(doc, element)
      }))
  const items = section.lists.flatMap(list => list.items.flatMap(({ ref, slots }) => read(slots, ref)))
  return [...read(section.slots), ...items]
}

/** Plain HTML has no slots: each line that is shown is a piece. */
function elementPieces(doc: SourceDocument, { element, name }: OutlineElement, part: number): Piece[] {
  const links = linksIn(doc, element)
  const lines = shownText(doc.outerHtml(element)).split('\n').filter(Boolean)
  return lines.map(text => ({
    part,
    kind: 'html',
    slot: name,
    text,
    links: links.filter(({ label }) => text.includes(label))
  }))
}

function linksIn(doc: SourceDocument, element: number): Piece['links'] {
  const { start, end } = doc.elements[element] ?? { start: 0, end: 0 }
  return doc.elements
    .filter(each => each.name === 'a' && each.start >= start && each.end <= end)
    .map(({ index }) => ({
      label: shownText(doc.innerHtml(index)),
      href: (doc.attribute(index, 'href') ?? '').trim()
    }))
}
