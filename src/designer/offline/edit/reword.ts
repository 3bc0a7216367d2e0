import type { Operation } from '../../../email/operations/operation.ts'
import type { LinkValue } from '../../../email/sections/section.ts'
import { isImage, isLink, type Part } from './part.ts'
import { folded } from './words.ts'

/** New words for a part; of a link its label, of a picture its description. */
export function setText(part: Part, text: string): Operation {
  if (part.type === 'meta') return { op: 'meta', [part.ref]: text }
  if (isLink(part)) return { op: 'set', ref: part.ref, value: { ...(part.value as LinkValue), label: text } }
  if (isImage(part))
    return { op: 'set', ref: part.ref, value: { ...(part.value as { src: string; alt: string }), alt: text } }
  return { op: 'set', ref: part.ref, value: text }
}

/** The words of a part as they are written, with their marks. */
export const written = (part: Part): string =>
  part.type === 'meta'
    ? part.text
    : isLink(part)
      ? (part.value as LinkValue).label
      : typeof part.value === 'string'
        ? part.value
        : part.text

const BORDER = String.raw`(?<![\p{L}\d])`
const BORDER_END = String.raw`(?![\p{L}\d])`

/** Finds words in a text whatever their case, quotes and blanks; whole words only. */
export function wordsPattern(words: string): RegExp {
  const escaped = words
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(/['‘’]/g, "['‘’]")
    .replace(/["“”]/g, '["“”]')
    .replace(/[-–—]/g, '[-–—]')
    .replace(/\s+/g, String.raw`\s+`)
  return new RegExp(
    `${/^[\p{L}\d]/u.test(words.trim()) ? BORDER : ''}${escaped}${/[\p{L}\d]$/u.test(words.trim()) ? BORDER_END : ''}`,
    'giu'
  )
}

/** Does a part say these words? */
export const says = (part: Part, words: string): boolean =>
  folded(words) !== '' && wordsPattern(words).test(written(part))

/** A part with some of its words replaced everywhere in it; a capital stays where one stood. */
export function replaceWords(part: Part, old: string, value: string): Operation {
  const text = written(part).replace(wordsPattern(old), found =>
    /^\p{Lu}/u.test(found) && /^\p{Ll}/u.test(value) ? capital(value) : value
  )
  return setText(part, text)
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

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
    .replace(/^[:\s]+/, '')
  const plain = SPOKEN.reduce((text, [words, sign]) => text.replace(words, sign), bare)
  const isSentence = /[.!?]\s/.test(plain) || /[.]$/.test(now.trim())
  const sign = /[.!?…)]$/.test(plain) ? '' : after === '.' && !isSentence ? '' : after
  const text = `${plain}${sign}`
  return /^\p{Lu}/u.test(now) || now === '' ? capital(text) : text
}
