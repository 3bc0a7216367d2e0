import { EmailFacts, type FactFields } from '../../src/compose/email-facts.ts'
import type { BriefReading } from '../../src/compose/reading/brief-reading.ts'
import { sureFacts, withGuess } from '../../src/compose/reading/facts-from.ts'
import { type Share, share } from '../tally.ts'
import { contentWords } from '../text/words.ts'

/** What a reading makes of a form. */
export interface Filled {
  /** What it fills in by itself. */
  sure: FactFields
  /** What stands there once all that is offered is taken. */
  reachable: FactFields
  /** Of the words of the brief that carry meaning, those that no field, no sentence beside it and no direction has. */
  unread: Share
}

/** The form that a reading of a brief fills, by itself and with a press of each of its buttons. */
export function filledBy(reading: BriefReading, brief: string): Filled {
  const sure = sureFacts(reading)
  const taken = reading.guesses.filter(guess => !guess.sure).reduce(withGuess, sure)
  const sentences = [...taken.sentences, ...reading.loose.map(({ text }) => text)]
  return { sure: fieldsOf(sure), reachable: fieldsOf({ ...taken, sentences }), unread: unreadWords(reading, brief) }
}

/** Facts in the order of their schema, as a form has them, without their kind. */
function fieldsOf(facts: EmailFacts): FactFields {
  const { kind: _, ...fields } = EmailFacts.parse(facts)
  return fields
}

function unreadWords({ guesses, loose, directions }: BriefReading, brief: string): Share {
  const shown = [
    ...guesses.map(({ value }) => textOf(value)),
    ...loose.map(one => one.text),
    ...directions.map(one => one.text)
  ]
  const known = new Set(contentWords(shown.join(' ')))
  const words = contentWords(brief.replace(MARKUP, ' '))
  return share(words.filter(word => !known.has(word)).length, words.length)
}

const MARKUP = /<\/?[a-z][^<>]*>/gi

const textOf = (value: string | object): string => (typeof value === 'string' ? value : Object.values(value).join(' '))
