import type { Slot } from '../../reading/reading.ts'
import { isInRow } from './words.ts'

/** The end of a sentence; a short word with a capital is short for something: "Dr. Senani". */
const ENDED = /(?<=[.!?])(?<!\b\p{Lu}\p{Ll}{0,2}\.)\s+(?=\p{Lu})/gu

/** The sentences of a statement, each as a statement. One whose words do not stand in a row in the brief is left whole. */
export function sentencesOf(slot: Slot): Slot[] {
  const { text, span } = slot
  if (!isInRow(slot)) return [slot]
  const gaps = [...text.matchAll(ENDED)].map(({ index, 0: { length } }) => ({ end: index, next: index + length }))
  return [0, ...gaps.map(({ next }) => next)].map((from, nth) => {
    const words = text.slice(from, gaps[nth]?.end ?? text.length)
    return { ...slot, text: words, span: { at: span.at + from, length: words.length } }
  })
}

/** So many words are heard as one sentence. */
const LONG = 30
/** What is dictated goes on without an end where somebody or something new does something. */
const GOES_ON = /(?:, (?:and )?| and )(?=(?:we|you|they|it|he|she|there) )/g

/** Words that were dictated without an end, sentence by sentence; other words are one. */
export const clausesOf = (text: string): string[] => (text.split(' ').length > LONG ? text.split(GOES_ON) : [text])
