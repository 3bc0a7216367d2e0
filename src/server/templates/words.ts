import { toPlainText } from '../../email/compile/plain-text.ts'
import type { EmailSource } from '../../email/email.ts'

/** Letters that Unicode does not take apart into a plain one and a mark, as they are typed without them. */
const PLAIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ς: 'σ'
}
/** Scripts that put no spaces between words: each of their characters counts as one. */
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}'
const WORD = new RegExp(`[${UNSPACED}]|(?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}])+`, 'gu')
const ADDRESS = /\b(?:https?:\/\/|mailto:|tel:)[^\s)]+/gi

/** A word as long as this is found by its beginning. */
const LONGEST_WORD = 60
/** Of an email that is a book, the beginning is searched: so much is read in a few milliseconds, and fits PostgreSQL's index entry. */
const MOST_CHARACTERS = 200_000
/** A name as long as this stands where its beginning puts it. */
const LONGEST_KEY = 100
const DIGITS = 8

/** Text without case and accents: "Größe" and "GROSSE" are one. */
export function fold(text: string): string {
  const bare = text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')
  return bare.toLowerCase().replace(/[ßæœøłđðþħıς]/g, letter => PLAIN[letter] ?? letter)
}

/** The words of a text as they are looked for, each once. */
export function wordsOf(text: string): string[] {
  return [
    ...new Set(
      fold(text)
        .match(WORD)
        ?.map(word => word.slice(0, LONGEST_WORD))
    )
  ]
}

/** What an email can be found by: the words of its name, subject and preheader, and those it shows. Not its markup, nor addresses. */
export function searchWordsOf({ name, subject, preheader, html }: EmailSource): string[] {
  const text = toPlainText(html.slice(0, MOST_CHARACTERS)).replace(ADDRESS, ' ')
  return wordsOf([name, subject, preheader, text].join('\n').slice(0, MOST_CHARACTERS))
}

/** What names are ordered by: without case and accents, and numbers by their size ("Letter 9" before "Letter 10"). */
export function sortKeyOf(name: string): string {
  const padded = fold(name.trim()).replace(/\d+/g, digits => digits.padStart(DIGITS, '0'))
  return [...padded].slice(0, LONGEST_KEY).join('')
}
