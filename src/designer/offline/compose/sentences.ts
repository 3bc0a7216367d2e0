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

/** Words of a sentence that were torn off one before or after it; what was typed as a sentence begins with a capital. */
const TORN_HEAD = /^(?:(?:and|but|or|so|because|um|uh)\b,?\s+)+/
const TORN_TAIL = /(?:[\s,]+(?:and|but|or|so|because|um|uh|that['’]s it))+$/

/** A statement without the joining words at its edges. */
export function untorn(slot: Slot): Slot {
  const tail = TORN_TAIL.exec(slot.text)?.[0].length ?? 0
  return cut(slot, TORN_HEAD.exec(slot.text)?.[0].length ?? 0, tail)
}

/** How a sentence goes on after a name that only says whose it is: "Hill Museum we are open late". */
const BEGINS_ANEW = /^[\s,]+(?=(?:we|our|the|this|i|you|your)\b)/i

/** A dictated statement without the sender's name before it. */
export function withoutSender(slot: Slot, slots: readonly Slot[]): Slot {
  const name = slots.find(
    ({ role, span, text }) => role === 'sender' && span.at === slot.span.at && slot.text.startsWith(text)
  )
  const gap = name && BEGINS_ANEW.exec(slot.text.slice(name.text.length))?.[0].length
  return name && gap ? cut(slot, name.text.length + gap, 0) : slot
}

/** A statement without so many letters at its edges; where words were taken back, its place stays that of the whole. */
function cut(slot: Slot, head: number, tail: number): Slot {
  const { text, span } = slot
  if (head + tail === 0 || head + tail >= text.length) return slot
  const words = text.slice(head, text.length - tail)
  return { ...slot, text: words, ...(isInRow(slot) && { span: { at: span.at + head, length: words.length } }) }
}
