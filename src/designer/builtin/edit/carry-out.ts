import type { EmailSource } from '../../../email/email.ts'
import { type Batch, createBatch } from '../../../email/operations/batch.ts'
import type { Operation } from '../../../email/operations/operation.ts'
import type { DesignerEvent, Instruction } from '../../designer.ts'
import { splitInstruction } from './clauses.ts'
import { type Desk, type Outcome, openDesk } from './desk.ts'
import { asksToRemove } from './removal.ts'
import { retold } from './retold.ts'
import { LONG_RULES, RULES } from './rules.ts'

const ABLE =
  'I can change texts, colours, fonts, pictures, links and layouts, and add, move or remove sections: "make the button green", ' +
  '"change the headline to …", "move the offer to the top".'

/** "what can you do?" is answered by what there is. */
const ASKS = /^(?:help(?: me)?|what (?:can|do) you do|who are you|what is this|how does this work)$/i

/** A wish longer than this carries a text; patterns that look for more than that would be slow on it. */
const LONG = 600
const MOST_WISHES = 40
/** One wish in more places than this is work for the code view. */
const MOST_PLACES = 1_500

/**
 * What becomes of an instruction: operations that are known to apply, and a sentence for what could not be done. Refs mean the
 * outline of `email`, also after earlier operations.
 */
export function* carryOut(email: EmailSource, { text, selected }: Instruction): Generator<DesignerEvent> {
  const batch = createBatch(email)
  const left: string[] = []
  const wishes = splitInstruction(text)
  let desk = openDesk(email, selected)
  let last: Last | undefined
  for (const said of wishes.filter(each => !ASKS.test(each)).slice(0, MOST_WISHES)) {
    const wish = withNoun(said, last)
    const isOfLast = !selected && /\b(?:it|them)\b/i.test(wish)
    for (const outcome of understood(wish, isOfLast ? { ...desk, selected: last?.ref } : desk)) {
      const refusal = refusalOf(outcome, said, wish)
      const { done, isSo } = Array.isArray(outcome) && !refusal ? applied(outcome, batch) : NOTHING
      for (const operation of done) yield { type: 'operation', operation }
      if (refusal) left.push(refusal)
      else if (done.length === 0)
        left.push(isSo ? `“${shown(said)}” is so already.` : `I could not do “${shown(said)}” here.`)
      last = lastOf(done) ?? last
      desk = retold(desk, done)
    }
  }
  if (wishes.length > MOST_WISHES)
    left.push(`That is much at once: I did the first ${MOST_WISHES} wishes. Please send the rest again.`)
  const isUnclear =
    left.some(words => words.startsWith('I did not understand')) || !wishes.some(each => !ASKS.test(each))
  if (left.length > 0 || isUnclear)
    yield { type: 'unable', text: [...new Set(left), ...(isUnclear ? [ABLE] : [])].join(' ') }
}

const NOTHING = { done: [], isSo: false }

/** Those that apply; none when the email is the same with them: nobody is told of a change that is none. */
function applied(operations: Operation[], batch: Batch): { done: Operation[]; isSo: boolean } {
  const before = batch.email
  const done = operations.filter(operation => batch.apply(operation).ok)
  const isSo = done.length > 0 && isSameEmail(before, batch.email)
  return { done: isSo ? [] : done, isSo }
}

const isSameEmail = (one: EmailSource, other: EmailSource): boolean =>
  (Object.keys(one) as (keyof EmailSource)[]).every(each => one[each] === other[each])

/** What "it" means in the next wish: the place that was just changed, and what several are called. */
interface Last {
  ref: string
  noun?: string
}

function lastOf(done: Operation[]): Last | undefined {
  const refs = new Set(done.flatMap(each => (each.op === 'set' || each.op === 'style' ? [each.ref] : [])))
  const names = new Set([...refs].map(ref => ref.split('.').at(-1)))
  const [ref] = [...refs].slice(-1)
  return ref ? { ref, ...(refs.size > 1 && names.size === 1 && { noun: `the ${[...names][0]}s` }) } : undefined
}

const OF_LAST = /^(make|turn|paint|colou?r|cent(?:er|re)|align|link|point|underline|bold) (?:it|them)\b/i

const withNoun = (wish: string, last: Last | undefined): string =>
  last?.noun ? wish.replace(OF_LAST, (_, verb: string) => `${verb} ${last.noun}`) : wish

const shown = (wish: string): string => (wish.length > 200 ? `${wish.slice(0, 199)}…` : wish)

/** Why nothing is done for a wish, if that is so. */
function refusalOf(outcome: Outcome, said: string, wish: string): string | undefined {
  if (!outcome) return `I did not understand “${shown(said)}”.`
  if ('words' in outcome) return outcome.words
  if (outcome.some(({ op }) => op === 'remove') && !asksToRemove(wish))
    return `“${shown(said)}” does not say that something should go, so nothing went. To take a part away, say "remove the …".`
  return outcome.length > MOST_PLACES
    ? `“${shown(wish)}” means more than ${MOST_PLACES} places. Find and replace does that in the code view.`
    : undefined
}

/** What becomes of a wish, or of each in a list of short ones: "bigger headline, serif font, more space". */
function understood(wish: string, desk: Desk): Outcome[] {
  const whole = meaningOf(wish, desk)
  if (whole || wish.length > LONG) return [whole]
  const outcomes = wish.split(/,\s*(?:and\s+)?|\s+and\s+/).map(part => meaningOf(part, desk))
  const isList = outcomes.length > 1 && outcomes.every(Boolean) && outcomes.some(Array.isArray)
  return isList ? outcomes : [undefined]
}

function meaningOf(wish: string, desk: Desk): Outcome {
  for (const rule of wish.length > LONG ? LONG_RULES : RULES) {
    const outcome = rule(wish, desk)
    if (outcome) return outcome
  }
  return undefined
}
