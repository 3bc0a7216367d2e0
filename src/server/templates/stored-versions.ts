import type { VersionCause } from '../../contract/version.ts'
import type { EmailSource } from '../../email/email.ts'
import type { StepChange } from '../../email/history/step.ts'
import type { Operation } from '../../email/operations/operation.ts'
import type { Transaction } from '../database/database.ts'
import { templateVersions } from '../database/schema.ts'

/** What a version is kept with besides the email. */
export interface Made {
  cause: VersionCause
  /** What was done, as a sentence. */
  title: string
  operations?: Operation[]
  /** What it did to the version before it. */
  changes?: StepChange[]
  /** The name of the designer, where one made it. */
  designer?: string
  /** When it was done, where that was before it is saved. */
  at?: Date | undefined
}

/** Keeps revisions of a template as they are. */
export async function insertVersions(
  tx: Transaction,
  templateId: string,
  versions: readonly { revision: number; email: EmailSource; made: Made }[]
) {
  const rows = versions.map(({ revision, email, made: { at, ...made } }) => {
    return { templateId, revision, ...columnsOf(email), ...made, ...(at && { createdAt: at }) }
  })
  await tx.insert(templateVersions).values(rows)
}

/** An email in the columns of a row. */
export const columnsOf = ({ html, css, facts, ...meta }: EmailSource) => ({
  ...meta,
  htmlValue: html,
  cssValue: css,
  factsValue: facts
})
