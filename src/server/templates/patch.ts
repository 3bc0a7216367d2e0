import type { z } from 'zod'
import {
  type CreateTemplate,
  MOST_SOURCE,
  type PatchTemplate,
  SOURCE_REFUSAL,
  type TemplateAnswer
} from '../../contract/template.ts'
import type { EmailSource } from '../../email/email.ts'
import { namedChanges } from '../../email/history/named-changes.ts'
import { changeOf, type Step } from '../../email/history/step.ts'
import { stepTitle } from '../../email/history/step-title.ts'
import { tryChange } from '../../email/history/try-change.ts'
import { AppError } from '../errors.ts'
import { requireEntitlement } from './entitled.ts'
import type { TemplateParts } from './parts.ts'
import { requireRow, saveRevision, saveRevisions, type TemplateRow, toEmail, toTemplateAnswer } from './stored.ts'
import type { Made } from './stored-versions.ts'

/** A patch whose steps are the core's. */
export type Patch = Omit<z.infer<typeof PatchTemplate>, 'steps'> & { steps?: readonly Step[] | undefined }

/**
 * Saves what was done by hand: step by step where the steps are given, each as a version of its own, else as one version. Throws
 * `conflict` when `revision` is not the newest, and `unprocessable` for steps that do not lead to what was sent.
 */
export async function patchTemplate(
  parts: TemplateParts,
  accountId: string,
  id: string,
  { revision, steps = [], ...fields }: Patch
): Promise<TemplateAnswer> {
  if (steps.some(({ cause }) => cause === 'take-back' || cause === 'restore'))
    await requireEntitlement(parts, accountId, 'access_rollback_feature')
  return parts.db.transaction(async tx => {
    const row = await requireRow(tx, accountId, id)
    const before = toEmail(row)
    const email = { ...before, ...toSource(fields) }
    const base = { accountId, id, revision }
    if (row.revision === revision && isSame(email, row) && steps.length === 0) return toTemplateAnswer(row)
    // A stale base is told so before its steps are looked at: they were made for another text.
    if (row.revision !== revision || steps.length === 0)
      return toTemplateAnswer(await saveRevision(tx, base, email, byHand(before, email)))
    refuseTooMuch(before, steps)
    const states = statesOf(before, inOrder(steps, row.updatedAt))
    const led = states?.at(-1)?.email
    if (!states || !led || !isSubset(toSource(fields), led)) throw new AppError('unprocessable', NOT_LED)
    if (led.html.length > MOST_SOURCE || led.css.length > MOST_SOURCE)
      throw new AppError('unprocessable', SOURCE_REFUSAL)
    return toTemplateAnswer(await saveRevisions(tx, base, states))
  })
}

const NOT_LED =
  'The steps do not lead from the saved template to what was sent. Nothing was saved; send the fields without steps.'

/** Each step is kept with the whole email: as much of it as one save may write, in characters. */
const MOST_WRITTEN = 20_000_000

/** Refuses before anything is made of the steps: what is small to send may be large to keep. */
function refuseTooMuch({ html, css }: EmailSource, steps: readonly Step[]) {
  let [size, written] = [html.length + css.length, 0]
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

/** What a save did that did not say so. */
function byHand(before: EmailSource, after: EmailSource): Made {
  const changes = namedChanges(before, after)
  const lines = changes.map(({ line }) => line)
  return { cause: 'edit', title: stepTitle(lines, 'hand'), changes }
}

/** The email after each step; nothing where one does not fit. */
function statesOf(before: EmailSource, steps: readonly Step[]): { email: EmailSource; made: Made }[] | undefined {
  const states: { email: EmailSource; made: Made }[] = []
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
function inOrder(steps: readonly Step[], savedAt: Date): Step[] {
  const now = Date.now()
  let last = savedAt.getTime()
  return steps.map(step => {
    last = Math.min(Math.max(Date.parse(step.at), last), now)
    return { ...step, at: new Date(last).toISOString() }
  })
}

/** The fields that were given, in the core's names. */
export function toSource({
  html_value,
  css_value,
  ...facts
}: Omit<z.infer<typeof CreateTemplate>, 'id'>): Partial<EmailSource> {
  const source = { html: html_value, css: css_value, ...facts }
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined))
}

const isSubset = (some: Partial<EmailSource>, email: EmailSource): boolean =>
  Object.entries(some).every(([name, value]) => email[name as keyof EmailSource] === value)

/** Saving what is there already makes no revision. */
export const isSame = (email: EmailSource, row: TemplateRow): boolean =>
  JSON.stringify(email) === JSON.stringify(toEmail(row))
