import { MOST_SOURCE, SOURCE_REFUSAL } from '../../contract/template.ts'
import type { EmailSource } from '../../email/email.ts'
import { changeOf, type Step } from '../../email/history/step.ts'
import { tryChange } from '../../email/history/try-change.ts'
import { AppError } from '../errors.ts'
import { requireEntitlement } from './entitled.ts'
import type { TemplateParts } from './parts.ts'
import type { Made } from './stored-versions.ts'

/** An email as a step left it, and how it came about. */
export interface State {
  email: EmailSource
  made: Made
}

/** Throws `forbidden` where steps go back to what was, which not every plan may. */
export async function requireRight(parts: TemplateParts, accountId: string, steps: readonly Step[]): Promise<void> {
  if (steps.some(({ cause }) => cause === 'take-back' || cause === 'restore'))
    await requireEntitlement(parts, accountId, 'access_rollback_feature')
}

/**
 * The email after each of the steps, which were done since a moment and lead to what was `sent`. Throws `unprocessable` where they do not,
 * or lead to more than a template may hold, and `too_large` for more than one save may write.
 */
export function statesAfter(
  before: EmailSource,
  steps: readonly Step[],
  since: Date,
  sent: Partial<EmailSource>
): State[] {
  refuseTooMuch(before, steps)
  const states = statesOf(before, inOrder(steps, since))
  const led = states?.at(-1)?.email
  if (!states || !led || !isSubset(sent, led)) throw new AppError('unprocessable', NOT_LED)
  if (led.html.length > MOST_SOURCE || led.css.length > MOST_SOURCE) throw new AppError('unprocessable', SOURCE_REFUSAL)
  return states
}

const NOT_LED =
  'The steps do not lead from the saved template to what was sent. Nothing was saved; send the fields without steps.'

/** Each step is kept with the whole email: as much of it as one save may write, in characters. */
const MOST_WRITTEN = 20_000_000

/** Refuses before anything is made of the steps: what is small to send may be large to keep. */
function refuseTooMuch({ html, css, facts }: EmailSource, steps: readonly Step[]) {
  let [size, written] = [html.length + css.length + facts.length, 0]
  for (const { changes } of steps) {
    for (const { change } of changes)
      for (const { insert, removed } of [...change.html, ...change.css].flat()) size += insert.length - removed.length
    written += Math.max(size, 0)
  }
  if (written > MOST_WRITTEN)
    throw new AppError(
      'too_large',
      'These are too many steps for an email of this size. Send the fields without steps.'
    )
}

/** The email after each step; nothing where one does not fit. */
function statesOf(before: EmailSource, steps: readonly Step[]): State[] | undefined {
  const states: State[] = []
  let email = before
  for (const step of steps) {
    const after = tryChange(email, changeOf(step))
    if (!after) return undefined
    email = after
    states.push({ email, made: madeBy(step) })
  }
  return states
}

const madeBy = ({ cause, title, changes, at }: Step): Made => ({
  cause,
  title,
  changes,
  at: new Date(at),
  operations: changes.flatMap(({ operation }) => operation ?? [])
})

/** Steps at the times that they were done, as far as a clock of elsewhere can be believed: after what is saved, in order, not to come. */
function inOrder(steps: readonly Step[], since: Date): Step[] {
  const now = Date.now()
  let last = since.getTime()
  return steps.map(step => {
    last = Math.min(Math.max(Date.parse(step.at), last), now)
    return { ...step, at: new Date(last).toISOString() }
  })
}

const isSubset = (some: Partial<EmailSource>, email: EmailSource): boolean =>
  Object.entries(some).every(([name, value]) => email[name as keyof EmailSource] === value)
