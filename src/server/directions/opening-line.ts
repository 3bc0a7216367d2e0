import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { type DirectionSlot, messages } from '../database/schema.ts'
import { addMessage, listMessages } from '../templates/messages.ts'

/** The chat begins with the direction that the template is now, while nothing else was said in it. */
export async function sayOpening(
  tx: Transaction,
  templateId: string,
  { opening }: DirectionSlot,
  at: Date
): Promise<void> {
  const said = await listMessages(tx, templateId)
  if (!opening || said.length > 1) return
  await tx.delete(messages).where(eq(messages.templateId, templateId))
  await addMessage(tx, templateId, { role: 'assistant', content: opening.content, at })
}
