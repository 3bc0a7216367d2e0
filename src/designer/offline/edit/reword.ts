import type { Operation } from '../../../email/operations/operation.ts'
import type { ImageValue, LinkValue } from '../../../email/sections/section.ts'
import { isImage, isLink, type Part } from './part.ts'
import type { Phrase } from './wishes.ts'
import { folded } from './words.ts'

/** New words for a part; of a link its label, of a picture its description. */
export function setText(part: Part, text: string): Operation {
  const { ref, value } = part
  if (part.type === 'meta') return { op: 'meta', [ref]: text }
  if (isLink(part)) return { op: 'set', ref, value: { ...(value as LinkValue), label: text } }
  return { op: 'set', ref, value: isImage(part) ? { ...(value as ImageValue), alt: text } : text }
}

/** The words of a part as they are written, with their marks. */
export const written = (part: Part): string =>
  isLink(part) ? (part.value as LinkValue).label : typeof part.value === 'string' ? part.value : part.text

/** Finds words in a text whatever their case, quotes and blanks; whole words only. */
export function wordsPattern(words: string): RegExp {
  const escaped = folded(words)
    .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll("'", "['‘’]")
    .replaceAll('"', '["“”]')
    .replaceAll('-', '[-–—]')
    .replaceAll(' ', String.raw`\s+`)
  return new RegExp(String.raw`(?<![\p{L}\d])${escaped}(?![\p{L}\d])`, 'giu')
}

/** Do these words stand in a part, as whole words? */
export const saysWords = (part: Part, words: string): boolean =>
  folded(words) !== '' && wordsPattern(words).test(written(part))

/** A part with some of its words replaced everywhere in it; a capital stays where one stood. */
export const replaceWords = (part: Part, old: string, value: string): Operation =>
  setText(
    part,
    written(part).replace(wordsPattern(old), found => (isCapital(found) ? capital(value) : value))
  )

/** A text without some words; `undefined` when nothing is left. */
export const withoutWords = (text: string, words: string): string | undefined =>
  text
    .replace(wordsPattern(words), '')
    .replace(/\s{2,}/g, ' ')
    .trim() || undefined

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const isCapital = (text: string): boolean => text.charAt(0) !== text.charAt(0).toLowerCase()

/** The signs right after a phrase that belong to a sentence. */
export const signAfter = (text: string, { end }: Phrase): string => /^[.!?…)]+/.exec(text.slice(end))?.[0] ?? ''

const SPOKEN: [RegExp, string][] = [
  [/,?\s+question mark\b/gi, '?'],
  [/,?\s+exclamation (?:mark|point)\b/gi, '!'],
  [/,?\s+full stop\b/gi, '.']
]
/** What people add to a text without meaning it. */
const COURTESY = /[,\s]+(?:instead|please|pls|plz|thanks|thank you|thx|ta|cheers|for me)[.!]*$/i

/**
 * A text that somebody asks for, as it will stand: without quotation marks, signs that were dictated written out, with the
 * capital and the full stop of what stood there.
 */
export function asText(said: string, now: string, after = ''): string {
  const bare = said
    .trim()
    .replace(COURTESY, '')
    .replace(/^["“'‘](.+)["”'’]$/s, '$1')
  const plain = SPOKEN.reduce((text, [words, sign]) => text.replace(words, sign), bare)
  const isSentence = /[.!?]\s/.test(plain) || now.trim().endsWith('.')
  const isClosed = /[.!?…)]$/.test(plain) || (after === '.' && !isSentence)
  const text = isClosed ? plain : plain + after
  return now === '' || isCapital(now) ? capital(text) : text
}
