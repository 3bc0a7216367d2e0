import type { Slot } from '../../reading/reading.ts'
import { linked } from './words.ts'

/** The end of a sentence; a short word with a capital is short for something: "Dr. Senani". */
const ENDED = /(?<=[.!?])(?<!\b\p{Lu}\p{Ll}{0,2}\.)\s+(?=\p{Lu})/u

/** What a statement says, sentence by sentence, with its addresses as links. */
export const sentencesOf = (slot: Slot): string[] => linked(slot).split(ENDED)
