import { and, asc, desc, eq, inArray, isNotNull, lte } from 'drizzle-orm'
import type { GuessAnswer, MessageAnswer } from '../../contract/template.ts'
import type { ChangeLine } from '../../email/operations/change-line.ts'
import type { Database, Transaction } from '../database/database.ts'
import { messages } from '../database/schema.ts'

type MessageRow = typeof messages.$inferSelect

interface Line {
  role: 'user' | 'assistant'
  content: string
  /** When it was said: lines of one transaction must not share a time, or their order would be lost. */
  at: Date
  changes?: ChangeLine[]
  guesses?: GuessAnswer[]
  revision?: number | null
}

/** The chat of a template, in the order it was said. */
export async function listMessages(db: Database | Transaction, templateId: string): Promise<MessageAnswer[]> {
  const rows = await db
    .select()
    .from(messages)
    .where(eq(messages.templateId, templateId))
    .orderBy(asc(messages.createdAt))
  return rows.map(toMessageAnswer)
}

export async function addMessage(tx: Transaction, templateId: string, { at, ...line }: Line): Promise<MessageAnswer> {
  const [row] = await tx
    .insert(messages)
    .values({ templateId, ...line, createdAt: at })
    .returning()
  if (!row) throw new Error('The message was not stored.')
  return toMessageAnswer(row)
}

/** A message of a template. */
export async function findMessage(db: Database, templateId: string, id: string): Promise<MessageRow | undefined> {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.templateId, templateId)))
  return row
}

/** The last reply that changed the template, if there is one. */
export async function findLastChange(tx: Transaction, templateId: string): Promise<MessageRow | undefined> {
  const [reply] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.templateId, templateId), eq(messages.role, 'assistant'), isNotNull(messages.revision)))
    .orderBy(desc(messages.createdAt))
    .limit(1)
  return reply
}

/** Removes a reply and the line before it: what was asked and what was answered. */
export async function removeExchange(tx: Transaction, reply: MessageRow) {
  const pair = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.templateId, reply.templateId), lte(messages.createdAt, reply.createdAt)))
    .orderBy(desc(messages.createdAt))
    .limit(2)
  const ids = pair.map(row => row.id)
  await tx.delete(messages).where(inArray(messages.id, ids))
}

export function toMessageAnswer(row: MessageRow): MessageAnswer {
  const { id, role, content, changes, guesses, revision } = row
  return { id, role, content, changes, guesses, revision, timestamp: row.createdAt.toISOString() }
}
