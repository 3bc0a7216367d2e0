import type { z } from 'zod'
import type { CreateTemplate, PatchTemplate, TemplateAnswer } from '../../contract/template.ts'
import type { EmailSource } from '../../email/email.ts'
import { namedChanges } from '../../email/history/named-changes.ts'
import type { Step } from '../../email/history/step.ts'
import { stepTitle } from '../../email/history/step-title.ts'
import type { TemplateParts } from './parts.ts'
import { requireRight, statesAfter } from './steps.ts'
import { requireRow, saveRevision, saveRevisions, type TemplateRow, toEmail, toTemplateAnswer } from './stored.ts'
import type { Made } from './stored-versions.ts'

/** A patch whose steps are the core's. */
export type Patch = Omit<z.infer<typeof PatchTemplate>, 'steps'> & { steps?: readonly Step[] | undefined }

/**
 * Saves what was done by hand: step by step where the steps are given, each as a version of its own, else as one version. Throws
 * `conflict` when `revision` is not the newest, and as `statesAfter`.
 */
export async function patchTemplate(
  parts: TemplateParts,
  accountId: string,
  id: string,
  { revision, steps = [], ...fields }: Patch
): Promise<TemplateAnswer> {
  await requireRight(parts, accountId, steps)
  return parts.db.transaction(async tx => {
    const row = await requireRow(tx, accountId, id)
    const before = toEmail(row)
    const email = { ...before, ...toSource(fields) }
    const base = { accountId, id, revision }
    if (row.revision === revision && isSame(email, row) && steps.length === 0) return toTemplateAnswer(row)
    // A stale base is told so before its steps are looked at: they were made for another text.
    if (row.revision !== revision || steps.length === 0)
      return toTemplateAnswer(await saveRevision(tx, base, email, byHand(before, email)))
    const states = statesAfter(before, steps, row.updatedAt, toSource(fields))
    return toTemplateAnswer(await saveRevisions(tx, base, states))
  })
}

/** What a save did that did not say so. */
function byHand(before: EmailSource, after: EmailSource): Made {
  const changes = namedChanges(before, after)
  const lines = changes.map(({ line }) => line)
  return { cause: 'edit', title: stepTitle(lines, 'hand'), changes }
}

/** The fields that were given, in the core's names. */
export function toSource({
  html_value,
  css_value,
  facts_value,
  ...meta
}: Omit<z.infer<typeof CreateTemplate>, 'id' | 'steps'>): Partial<EmailSource> {
  const source = { html: html_value, css: css_value, facts: facts_value, ...meta }
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined))
}

/** Saving what is there already makes no revision. */
export const isSame = (email: EmailSource, row: TemplateRow): boolean =>
  JSON.stringify(email) === JSON.stringify(toEmail(row))
