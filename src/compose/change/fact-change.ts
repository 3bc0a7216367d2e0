import type { EmailSource } from '../../email/email.ts'
import { createBatch } from '../../email/operations/batch.ts'
import type { Operation } from '../../email/operations/operation.ts'
import type { EmailFacts } from '../email-facts.ts'
import { additionOf } from './addition.ts'
import { claimsOf } from './claim.ts'
import { factsOf } from './fact-paths.ts'
import { type FactQuestion, factQuestions } from './fact-questions.ts'
import { factsOperation, nextFacts } from './next-facts.ts'
import { piecesOf, rewritePieces } from './pieces.ts'
import { type PlaceName, placeName } from './place-name.ts'
import { removalOf } from './removal.ts'
import { operationsFor, type Rewrite } from './rewrite.ts'
import { rewritesOf, sayingsOf, type Wanted } from './rewrites.ts'
import { saidTexts } from './said-texts.ts'

/** What becomes of an email when one of its facts changes. */
export interface FactChange {
  /** One step: every place that surely says the fact, and the facts themselves where the email carries some. */
  operations: Operation[]
  /** The places that change, each once, in the order of the email. */
  places: PlaceName[]
  /** Places that nobody can be sure of. They are worked out for the email after `operations`. */
  asked: FactQuestion[]
}

/**
 * What it takes so that an email says another value for a fact. The value is looked up in every text, in its words and nothing else:
 * `20` is never found in `2024`, nor `£4` in `£4.50`.
 * @param path Of the facts: `occasions.0.date`. An entry that is not there yet is made.
 * @param before Empty where the email does not say it yet.
 * @param after Empty takes it out.
 * @param facts Those of the email, where it carries none.
 */
export function factChange(
  email: EmailSource,
  path: string,
  before: string,
  after: string,
  facts: EmailFacts | undefined = factsOf(email)
): FactChange {
  const wanted = { path, before: before.trim(), after: after.trim() }
  if (wanted.before === wanted.after) return { operations: [], places: [], asked: [] }
  const { operations, refs } = workFor(email, wanted, facts)
  const next = facts ? factsOperation(nextFacts(facts, wanted)) : []
  const all = [...operations, ...next]
  return { operations: all, places: refs, asked: factQuestions(applied(email, all), wanted, facts) }
}

interface Work {
  operations: Operation[]
  refs: PlaceName[]
}

function workFor(email: EmailSource, wanted: Wanted, facts: EmailFacts | undefined): Work {
  if (wanted.before === '') return additionOf(email, wanted, facts)
  const claims = claimsOf(facts, wanted.path, wanted.before)
  const texts = saidTexts(email)
  const sayings = sayingsOf(texts, wanted, claims).filter(({ claim }) => claim === 'ours')
  if (wanted.after === '') return removalOf(email, sayings)
  const own = rewritesOf(sayings, wanted.after)
  const pieces = piecesOf(texts, wanted.before).map(each => rewritePieces(email, each, wanted.before, wanted.after))
  const all = [...own, ...pieces.flatMap(({ rewrites }) => rewrites)]
  const rewrites = ableOf(email, all)
  return {
    operations: [...operationsFor(email, rewrites), ...pieces.flatMap(({ operations }) => operations)],
    refs: namesOfTexts(
      email,
      rewrites.map(({ text }) => text)
    )
  }
}

const namesOfTexts = (
  email: EmailSource,
  texts: readonly { ref: string; aspect: 'words' | 'alt' | 'link' | 'picture' }[]
) => distinct(texts.map(({ ref, aspect }) => placeName(email, ref, aspect)))

const distinct = (places: readonly PlaceName[]): PlaceName[] => [
  ...new Map(places.map(place => [`${place.ref} ${place.words}`, place])).values()
]

/** HTML that was unsafe before is written anew by nobody: without it the others can go together. */
function ableOf(email: EmailSource, rewrites: readonly Rewrite[]): readonly Rewrite[] {
  const isAble = (some: readonly Rewrite[]): boolean => {
    const batch = createBatch(email)
    return operationsFor(email, some).every(operation => batch.apply(operation).ok)
  }
  return isAble(rewrites) ? rewrites : rewrites.filter(each => isAble([each]))
}

function applied(email: EmailSource, operations: readonly Operation[]): EmailSource {
  const batch = createBatch(email)
  for (const operation of operations) batch.apply(operation)
  return batch.email
}
