import type { EmailSource } from '../../email/email.ts'
import { applyOperations } from '../../email/operations/apply.ts'
import type { Operation } from '../../email/operations/operation.ts'
import { type EmailFacts, noFacts } from '../email-facts.ts'
import { differences } from './differences.ts'
import { factChange } from './fact-change.ts'
import { factsOf } from './fact-paths.ts'
import { type FactQuestion, factQuestions } from './fact-questions.ts'
import { factsOperation } from './next-facts.ts'
import type { PlaceName } from './place-name.ts'

export interface FactsChange {
  /** The email with all changes. */
  email: EmailSource
  /** One list for each fact that changed, each for the email that those before it made. */
  steps: Operation[][]
  /** The places that changed, each once. */
  places: PlaceName[]
  /** What is to be asked, worked out for `email`. */
  asked: FactQuestion[]
}

/** What it takes so that an email says other facts than those it carries, all at once. It carries them afterwards, to the letter. */
export function changeFacts(email: EmailSource, after: EmailFacts): FactsChange {
  const before = factsOf(email) ?? noFacts(after.kind)
  const wanted = differences(before, after)
  const steps: Operation[][] = []
  const places = new Map<string, PlaceName>()
  let now = email
  for (const each of wanted) {
    const facts = each.before === '' ? after : (factsOf(now) ?? before)
    const change = factChange(now, each.path, each.before, each.after, facts)
    for (const place of change.places) places.set(`${place.ref} ${place.words}`, place)
    now = applyOperations(now, change.operations, { onRefusal: 'stop' }).email
    steps.push(change.operations)
  }
  const last = factsOperation(after)
  const whole = applyOperations(now, last, { onRefusal: 'stop' }).email
  const asked = wanted.flatMap(each => factQuestions(whole, each, after))
  return { email: whole, steps: [...steps, last], places: [...places.values()], asked }
}
