import type { FieldName } from '../email-facts.ts'
import { LINE } from './table.ts'

/** The words of one row as they stand in its inputs, by part. */
export type Words = Readonly<Record<string, string>>

/** A paragraph holds so much, as the schema has it. */
const PARAGRAPH = 1_000
/** `9:00 to 16:00`, `9–4 pm`. */
const SPAN_OF_TIME = /^(.*\d.*?|noon|midnight)\s*(?:[–—-]|\bto\b|\buntil\b|\btill\b)\s*(\S.*)$/i

/** The words of an entry as a reading gives it: a line, or an object of them. */
export function wordsOf(field: FieldName, value: unknown): Words {
  if (typeof value === 'string') return { [LINE]: value }
  const { end, ...words } = value as Record<string, string>
  return field === 'occasions' && end ? { ...words, time: words.time ? `${words.time} to ${end}` : end } : words
}

/** The entry that the words of a row make; what is empty is left out. Nothing where all of it is. */
export function entryOf(field: FieldName, words: Words): string | Record<string, string> | undefined {
  const said = Object.entries(words).flatMap(([part, text]) => (text.trim() ? [[part, text.trim()] as const] : []))
  if (said.length === 0) return undefined
  const entry = Object.fromEntries(said)
  if (LINE in entry) return entry[LINE]
  return field === 'occasions' ? { ...entry, ...timesOf(entry.time) } : entry
}

function timesOf(text = ''): { time?: string; end?: string } {
  const [, time, end] = SPAN_OF_TIME.exec(text) ?? []
  return time && end ? { time, end } : {}
}

/** Sentences as one text: joined by blanks, with a new line where a paragraph would grow too long. */
export function textOf(sentences: readonly string[]): string {
  const paragraphs: string[] = []
  for (const sentence of sentences) {
    const joined = `${paragraphs.at(-1) ?? ''} ${sentence}`.trim()
    if (joined.length > PARAGRAPH) paragraphs.push(sentence)
    else paragraphs.splice(-1, 1, joined)
  }
  return paragraphs.join('\n')
}

/** The paragraphs of a text: its lines that say something. */
export const paragraphsOf = (text: string): string[] =>
  text.split(/\r\n|[\n\r\u2028\u2029]/).flatMap(line => line.trim() || [])

/** A sentence with a capital and an end, as it stands among others. */
export function asSentence(text: string): string {
  const words = text.trim()
  const [first = ''] = words
  return /[.!?…:”"’)]$/.test(words) ? capital(words, first) : `${capital(words, first)}.`
}

/** `iPhone` and links keep their first letter. */
const capital = (words: string, first: string) =>
  /^[\p{Ll}'’-]+(?=[\s,!?]|\.(\s|$)|$)/u.test(words) ? first.toLocaleUpperCase('en') + words.slice(first.length) : words
