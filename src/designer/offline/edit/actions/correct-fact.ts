import { type FactChange, factChange } from '../../../../compose/change/fact-change.ts'
import { factsOf } from '../../../../compose/change/fact-paths.ts'
import { placesWords } from '../../../../compose/change/place-name.ts'
import { factMeant } from '../fact-meant.ts'
import type { Job, Outcome } from '../job.ts'
import { factOf, inForm } from '../values/facts.ts'
import { type Phrase, phrasesFor } from '../wishes.ts'

/** Questions that are offered at once. */
const MOST_ASKED = 3

/**
 * A fact of the email has another value: every place that says it changes, and the places are named. Nothing where the email
 * carries no facts, or the wish means none of them.
 */
export function correctFact(job: Job): Outcome | undefined {
  const facts = factsOf(job.email)
  const [value, ...more] = phrasesFor(job.wish, 'value')
  const entry = facts && value && more.length === 0 ? factMeant(facts, job.wish, value) : undefined
  if (!entry || !value) return undefined
  const change = factChange(job.email, entry.path, entry.value, asSaid(value, entry.value))
  if (change.operations.length === 0) return undefined
  return change.places.length > 0 ? done(job, change) : offered(change)
}

/** The value as it will stand: "5" for "£4" is "£5". */
function asSaid({ text, tokens }: Phrase, there: string): string {
  const said = tokens.length === 1 ? (tokens[0]?.text ?? text) : text
  const [fact, other] = [factOf(said), factOf(there)]
  return fact && other && fact.kind === 'number' ? inForm(fact, other) : said
}

function done(job: Job, { operations, places, asked }: FactChange): Outcome {
  job.clarity.score = 1
  const left = asked.map(({ place }) => place)
  const rest =
    left.length > 0 ? ` I left ${placesWords(left)}: it may mean something else, or was rewritten by hand.` : ''
  return { operations, note: `Changed in ${placesWords(places)}.${rest}` }
}

/** No place says the old value any more: where the new one could stand is offered. */
function offered({ operations, asked }: FactChange): Outcome | undefined {
  const [first] = asked
  if (!first) return undefined
  const guesses = asked.slice(0, MOST_ASKED).map(({ place, operations: there }) => ({
    label: `Put it into ${place.words}`,
    icon: 'text' as const,
    operations: [...operations, ...there]
  }))
  return { ask: first.text, guesses }
}
