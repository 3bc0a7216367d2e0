import type { Transaction } from '../database/database.ts'
import { exchangesOf, findVersion, standingOf } from './conversation.ts'
import { restored } from './restored.ts'
import { saveRevision, type TemplateRow, toEmail } from './stored.ts'

const NOTHING = 'There is nothing to take back: the chat has not changed this email.'
const GONE =
  'The email as it was before my last change is no longer kept. Nothing was changed; say what should be as it was.'
const BY_HAND =
  'You changed the email by hand after my last change, and taking mine back would take yours too. Nothing was changed; say what should be as it was.'

/**
 * Takes back the last change of the chat that holds, as a revision of its own. Never what was done by hand since.
 * @returns The template then, or as it was where nothing can be taken back, and what is said of it.
 */
export async function takeBack(tx: Transaction, row: TemplateRow): Promise<{ row: TemplateRow; said: string }> {
  const last = standingOf(await exchangesOf(tx, row.id)).findLast(({ revision }) => revision !== null)
  if (!last?.revision) return { row, said: NOTHING }
  const [made, before] = [
    await findVersion(tx, row.id, last.revision),
    await findVersion(tx, row.id, last.revision - 1)
  ]
  if (!before) return { row, said: GONE }
  if (!made || JSON.stringify(toEmail(made)) !== JSON.stringify(toEmail(row))) return { row, said: BY_HAND }
  return {
    row: await saveRevision(tx, row, toEmail(before), restored(row, before, `Taken back: **${last.said}**`)),
    said: `Taken back: “${last.said}”. The email is as it was before.`
  }
}
