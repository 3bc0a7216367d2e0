import { linkUrl } from '../../../email/sections/urls.ts'
import type { Entity, Slot } from '../../reading/reading.ts'

/** White space made even, edges without joining signs. */
export const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[,;:–—-]\s*|(?:[,;:–—\s-]|\.{2,})+$/g, '')

/** A first capital, but for words that have capitals of their own further on, as in "iPad". */
export const capitalise = (text: string): string =>
  /^\p{Ll}\p{Ll}*\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)

/** The words of a text in small letters, without the signs between them. */
export const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []

/** Words as a sentence: a capital first, and a full stop where no sign ends it. */
export function sentence(text: string): string {
  const words = capitalise(tidy(text))
  return isEnded(words) || words === '' ? words : `${words}.`
}

/** Does a sign end the words? */
export const isEnded = (words: string): boolean => /[.!?…:]["”’)]?$/.test(words)

/** Words of a heading: without the full stop that ends them. */
export const unstopped = (text: string): string =>
  text.endsWith('.') && !text.endsWith('..') ? text.slice(0, -1) : text

/** Words as a point of a list: a capital first, no full stop. */
export const point = (text: string): string => capitalise(unstopped(tidy(text)))

/** Where a way to reach somebody leads. */
export function hrefOf({ kind, value }: Pick<Entity, 'kind' | 'value'>): string | undefined {
  if (kind === 'email') return linkUrl(`mailto:${value}`)
  const digits = value.replace(/(?!^\+)\D/g, '')
  if (kind === 'phone') return digits ? `tel:${digits}` : undefined
  return kind === 'url' ? linkUrl(value) : undefined
}

/** Do the words stand in the brief in a row? Where something between them was taken back, places in the brief are none in the words. */
export const isInRow = ({ text, span }: Pick<Slot, 'text' | 'span'>): boolean => text.length === span.length

/** The words of a slot with its addresses and numbers as links. */
export function linked(slot: Slot): string {
  const { text, span } = slot
  const ways = (isInRow(slot) ? slot.entities : [])
    .map(entity => ({ at: entity.span.at - span.at, length: entity.span.length, href: hrefOf(entity) }))
    .filter(({ at, length, href }) => href && at >= 0 && at + length <= text.length)
    .sort((a, b) => b.at - a.at)
  return ways.reduce((words, { at, length, href }) => {
    const label = words.slice(at, at + length)
    return /[[\]()\n]/.test(label) ? words : `${words.slice(0, at)}[${label}](${href})${words.slice(at + length)}`
  }, text)
}
