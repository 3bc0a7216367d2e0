import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { CreateTemplate, TemplateAnswer } from '../../contract/template.ts'
import { BLANK_EMAIL } from '../../email/email.ts'
import { addMessage } from './messages.ts'
import type { TemplateParts } from './parts.ts'
import { isSame, toSource } from './patch.ts'
import { BLANK_OPENING } from './replies.ts'
import { insertOnce, requireRow, staleTemplate, toTemplateAnswer } from './stored.ts'

type Fields = z.infer<typeof CreateTemplate>

const BLANK = { cause: 'blank', title: 'Begun with an empty sheet' } as const
const BROUGHT = { cause: 'import', title: 'Brought along' } as const

/**
 * Makes a blank template, or one of source that exists. Asked again with the same `id`, it answers the template that is there;
 * throws `conflict` where that is another text by now, and `not_found` where it is the account's no more.
 */
export function createTemplate(
  { db, clock }: TemplateParts,
  accountId: string,
  { id = randomUUID(), ...fields }: Fields
): Promise<TemplateAnswer> {
  const email = { ...BLANK_EMAIL, ...toSource(fields) }
  return db.transaction(async tx => {
    const made = email.html || email.css ? BROUGHT : BLANK
    const row = await insertOnce(tx, { accountId, id }, email, made)
    if (row) {
      await addMessage(tx, id, { role: 'assistant', content: BLANK_OPENING, at: clock() })
      return toTemplateAnswer(row)
    }
    const found = await requireRow(tx, accountId, id)
    if (!isSame(email, found)) throw staleTemplate()
    return toTemplateAnswer(found)
  })
}
