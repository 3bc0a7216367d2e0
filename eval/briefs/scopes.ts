import type { EmailText, Piece } from '../text/email-text.ts'
import { asShown, contentWords, flat } from '../text/words.ts'

/** What a reader takes for belonging together: an item, a sentence, a paragraph, or a section beside its items. */
export interface Scope {
  text: string
  links: Piece['links']
  /** Its own slots, where it is an item or a section. */
  slots: Record<string, string>
}

/** Running text is read by its sentences and paragraphs; other sections say one thing. */
const RUNNING: ReadonlySet<string> = new Set(['text', 'html', 'footer', 'header'])

export function scopesOf({ pieces }: EmailText): Scope[] {
  const groups = new Map<string, Piece[]>()
  for (const piece of pieces) {
    if (!piece.item && RUNNING.has(piece.kind)) continue
    const key = piece.item ?? `part ${piece.part}`
    groups.set(key, [...(groups.get(key) ?? []), piece])
  }
  return [...[...groups.values()].map(together), ...pieces.flatMap(sentences)]
}

const together = (pieces: readonly Piece[]): Scope => ({
  text: pieces.map(({ text }) => text).join(' | '),
  links: pieces.flatMap(({ links }) => links),
  slots: Object.fromEntries(pieces.map(({ slot, text }) => [slot, text]))
})

/** The paragraphs of a text, and the sentences of each. */
function sentences({ text, links }: Piece): Scope[] {
  const paragraphs = text.split('\n')
  const parts = [...paragraphs, ...paragraphs.flatMap(paragraph => paragraph.split(/(?<=[.!?])\s+/))]
  return [...new Set(parts)].map(part => ({
    text: part,
    links: links.filter(({ label }) => part.includes(label)),
    slots: {}
  }))
}

/** Is this thing named: as it is called, or by four fifths of its words? */
export function names(text: string, thing: string): boolean {
  const typed = asShown(thing)
  if (flat(text).includes(flat(typed))) return true
  const words = [...new Set(contentWords(typed))]
  const among = new Set(contentWords(text))
  return words.length > 1 && words.filter(word => among.has(word)).length >= 0.8 * words.length
}
