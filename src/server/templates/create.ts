import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { CreateTemplate, TemplateAnswer } from '../../contract/template.ts'
import { BLANK_EMAIL, type EmailSource } from '../../email/email.ts'
import type { Step } from '../../email/history/step.ts'
import type { Transaction } from '../database/database.ts'
import { addMessage } from './messages.ts'
import type { TemplateParts } from './parts.ts'
import { isSame, toSource } from './patch.ts'
import { BLANK_OPENING } from './replies.ts'
import { requireRight, type State, statesAfter } from './steps.ts'
import { insertOnce, requireRow, saveRevisions, staleTemplate, type TemplateRow, toTemplateAnswer } from './stored.ts'

/** Fields whose steps are the core's. */
export type Fields = Omit<z.infer<typeof CreateTemplate>, 'steps'> & { steps?: readonly Step[] | undefined }

const BLANK = { cause: 'blank', title: 'Begun with an empty sheet' } as const
const BROUGHT = { cause: 'import', title: 'Brought along' } as const

/**
 * Makes a blank template, or one of source that exists; where steps are given they lead there from a blank one, each a version of its own.
 * Asked again with the same `id`, it answers the template that is there; throws `conflict` where that is another text by now, `not_found` where
 * it is the account's no more, and as `statesAfter`.
 */
export async function createTemplate(
  parts: TemplateParts,
  accountId: string,
  { id = randomUUID(), steps = [], ...fields }: Fields
): Promise<TemplateAnswer> {
  await requireRight(parts, accountId, steps)
  const states = firstStates(toSource(fields), steps)
  return parts.db.transaction(async tx => {
    const row = await insert(tx, { accountId, id }, states)
    if (row) {
      await addMessage(tx, id, { role: 'assistant', content: BLANK_OPENING, at: parts.clock() })
      return toTemplateAnswer(row)
    }
    const found = await requireRow(tx, accountId, id)
    if (!isSame(states.at(-1)!.email, found)) throw staleTemplate()
    return toTemplateAnswer(found)
  })
}

/** What the template begins as, and is after each step. */
function firstStates(source: Partial<EmailSource>, steps: readonly Step[]): [State, ...State[]] {
  const states = steps.length > 0 ? statesAfter(BLANK_EMAIL, steps, new Date(0), source) : []
  const [first] = states
  const email = { ...BLANK_EMAIL, ...source }
  return first
    ? [{ email: BLANK_EMAIL, made: { ...BLANK, at: first.made.at } }, ...states]
    : [{ email, made: email.html || email.css ? BROUGHT : BLANK }]
}

/** Nothing where there is a template of this id already. */
async function insert(
  tx: Transaction,
  whose: { accountId: string; id: string },
  [first, ...later]: [State, ...State[]]
): Promise<TemplateRow | undefined> {
  const begun = await insertOnce(tx, whose, first.email, first.made)
  return begun && later.length > 0 ? saveRevisions(tx, { ...whose, revision: begun.revision }, later) : begun
}
