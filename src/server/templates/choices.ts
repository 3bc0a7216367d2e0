import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { MessageAnswer, PatchMessage } from '../../contract/template.ts'
import type { Database } from '../database/database.ts'
import { messages } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { findMessage, toMessageAnswer } from './messages.ts'
import { requireRow } from './stored.ts'

/** Keeps what was decided about one of the things that an opening message left out. Throws `not_found` where there is none. */
export function chooseUnplaced(
  db: Database,
  accountId: string,
  { templateId, messageId }: { templateId: string; messageId: string },
  { index, choice }: z.infer<typeof PatchMessage>
): Promise<MessageAnswer> {
  return db.transaction(async tx => {
    await requireRow(tx, accountId, templateId)
    const message = await findMessage(tx, templateId, messageId, { isChanged: true })
    if (!message?.unplaced[index])
      throw new AppError('not_found', 'This message does not exist, or it left nothing out there.')
    const unplaced = message.unplaced.map((each, at) => (at === index ? { ...each, choice } : each))
    const [row] = await tx
      .update(messages)
      .set({ unplaced })
      .where(and(eq(messages.id, messageId), eq(messages.templateId, templateId)))
      .returning()
    return toMessageAnswer(row ?? message)
  })
}
