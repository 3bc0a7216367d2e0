import type { EmailSource } from '../../src/email/email.ts'
import { type OutlineSection, type OutlineSlot, outlineOf } from '../../src/email/outline/outline.ts'
import { decodeEntities } from '../../src/email/source/entities.ts'
import type { SourceDocument } from '../../src/email/source/source.ts'

/** One text of an email as a reader meets it. */
export interface Piece {
  /** Which section of the email it is in, from 0 on. */
  section: number
  /** Kind of that section. */
  kind: string
  /** Slot name. */
  slot: string
  text: string
}

/** What an email says, in the order in which it says it. */
export interface EmailText {
  subject: string
  preheader: string
  pieces: Piece[]
}

const BLOCKS = /<\/?(?:p|div|td|th|tr|table|tbody|ul|ol|li|h[1-6]|blockquote|center|br|hr|img)\b[^>]*>/gi
const UNSEEN = /<!--[\s\S]*?-->|<(style|script|title)\b[\s\S]*?<\/\1>/gi
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

/** A text without what a sending service fills in. */
export const withoutMergeTags = (text: string): string => text.replace(MERGE_TAGS, ' ').replace(/ +/g, ' ').trim()

/** Reads the texts of an email by the slots of its sections. */
export function readEmailText(email: EmailSource): EmailText {
  const { doc, sections } = outlineOf(email)
  const { subject, preheader } = email
  return { subject, preheader, pieces: sections.flatMap((section, at) => piecesOf(doc, section, at)) }
}

function piecesOf(doc: SourceDocument, { kind, slots, lists }: OutlineSection, section: number): Piece[] {
  const read = (some: readonly OutlineSlot[]): Piece[] =>
    some
      .filter(slot => slot.kind !== 'image')
      .map(({ name, element }) => ({ section, kind, slot: name, text: plainText(doc.innerHtml(element)) }))
  return [...read(slots), ...lists.flatMap(({ items }) => items.flatMap(item => read(item.slots)))]
}
