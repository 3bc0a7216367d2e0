import type { FactFields } from '../../src/compose/email-facts.ts'
import { share, type Tally, yes } from '../tally.ts'
import { bareAddress, contentWords, wordsOf } from '../text/words.ts'
import { type Value, valuesOf } from './values.ts'

/** Of the words of both, so many stand in the other: more is the same value, fewer is something else. */
const SAME = 0.8
const IN_PART = 0.4
/** A topic is one of many wordings. */
const SAME_TOPIC = 0.5
/** Fields that a person mends without losing patience. */
const FEW = 3

type State = 'right' | 'inPart' | 'elsewhere' | 'missing'

/** How a form that was filled by a reading compares to that of the brief's sender. Faults name a field and its words. */
export function scoreFields(sender: FactFields, read: FactFields): { tally: Tally; faults: string[] } {
  const [wanted, given] = [valuesOf(sender), valuesOf(read)]
  const states = wanted.map(value => stateOf(value, given))
  const count = (state: State) => states.filter(each => each === state).length
  const strange = given.filter(value => !wanted.some(other => likeness(other, value) >= IN_PART))
  const moved = count('elsewhere')
  const mended = wanted.length - count('right') + Math.max(0, strange.length - moved)
  return {
    tally: {
      fieldsRight: share(count('right'), wanted.length),
      fieldsInPart: share(count('inPart'), wanted.length),
      fieldsElsewhere: share(moved, wanted.length),
      fieldsMissing: share(count('missing'), wanted.length),
      fieldsWrong: share(strange.length, given.length),
      fewToMend: yes(mended <= FEW)
    },
    faults: [
      ...wanted.flatMap(({ field, text }, at) => (states[at] === 'right' ? [] : [`${states[at]}: ${field}: ${text}`])),
      ...strange.map(({ field, text }) => `wrong: ${field}: ${text}`)
    ]
  }
}

function stateOf(value: Value, given: readonly Value[]): State {
  const best = Math.max(0, ...given.map(other => likeness(value, other)))
  if (best >= (value.field === 'topic' ? SAME_TOPIC : SAME)) return 'right'
  if (best >= IN_PART) return 'inPart'
  return given.some(({ text }) => recall(value.text, text) >= SAME) ? 'elsewhere' : 'missing'
}

/** How alike two values of one field are, from 0 to 1; of two fields, or of two things, not at all. */
function likeness(one: Value, other: Value): number {
  if (one.field !== other.field || !isOfTheSame(one, other)) return 0
  if (bareAddress(one.text) === bareAddress(other.text)) return 1
  return Math.min(recall(one.text, other.text), recall(other.text, one.text))
}

/** A price is right with its own thing only. */
const isOfTheSame = ({ of }: Value, other: Value): boolean =>
  !of || !other.of || recall(of, other.of) >= IN_PART || recall(other.of, of) >= IN_PART

/** How many of the words of a text stand in another, from 0 to 1. */
function recall(text: string, other: string): number {
  const [words, known] = [wordsThatCount(text), new Set(wordsThatCount(other))]
  return words.length === 0 ? 0 : words.filter(word => known.has(word)).length / words.length
}

/** Words that carry meaning; all of them where none does. */
function wordsThatCount(text: string): string[] {
  const words = contentWords(text)
  return words.length > 0 ? words : wordsOf(text)
}
