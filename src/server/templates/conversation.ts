import { and, eq, inArray } from 'drizzle-orm'
import type { Instruction, Turn } from '../../designer/designer.ts'
import type { Database, Transaction } from '../database/database.ts'
import { templateVersions } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { listMessages } from './messages.ts'
import { toEmail } from './stored.ts'

export type Version = typeof templateVersions.$inferSelect

/** What was asked in the chat, and the revision that came of it, if one did. */
export interface Exchange {
  said: string
  revision: number | null
  /** It took an earlier one back. */
  isUndo: boolean
  operations: Turn['operations']
}

/** So many turns a designer is told of. */
const TURNS = 6

/** What a designer is told of the conversation: the last turns that hold, and the email before the last of them that changed it. */
export async function conversationOf(db: Database, templateId: string): Promise<Pick<Instruction, 'turns' | 'before'>> {
  const standing = standingOf(await exchangesOf(db, templateId))
  const last = standing.findLast(({ revision }) => revision !== null)
  const version = last?.revision ? await findVersion(db, templateId, last.revision - 1) : undefined
  return {
    turns: standing.slice(-TURNS).map(({ said, operations }) => ({ said, operations })),
    ...(version && { before: toEmail(version) })
  }
}

/** All exchanges of the chat, in the order in which they happened. */
export async function exchangesOf(db: Database | Transaction, templateId: string): Promise<Exchange[]> {
  const messages = await listMessages(db, templateId)
  const pairs = messages.flatMap((reply, at) => {
    const asked = messages[at - 1]
    return reply.role === 'assistant' && asked?.role === 'user'
      ? [{ said: asked.content, revision: reply.revision }]
      : []
  })
  const versions = await listOf(
    db,
    templateId,
    pairs.flatMap(({ revision }) => revision ?? [])
  )
  return pairs.map(pair => {
    const version = versions.get(pair.revision ?? 0)
    return { ...pair, isUndo: version?.cause === 'restore', operations: version?.operations ?? [] }
  })
}

/** Exchanges without those that took one back, and those that were taken back. */
export function standingOf(exchanges: readonly Exchange[]): Exchange[] {
  const standing: Exchange[] = []
  for (const exchange of exchanges) {
    const undone = standing.findLastIndex(({ revision }) => revision !== null)
    if (!exchange.isUndo) standing.push(exchange)
    else if (undone >= 0) standing.splice(undone, 1)
  }
  return standing
}

export async function findVersion(
  db: Database | Transaction,
  templateId: string,
  revision: number
): Promise<Version | undefined> {
  const [version] = await db
    .select()
    .from(templateVersions)
    .where(and(eq(templateVersions.templateId, templateId), eq(templateVersions.revision, revision)))
  return version
}

/** One that never was, or that went after thirty days, when a later one of its day stands for it. */
export const missingVersion = () =>
  new AppError(
    'not_found',
    'This version is no longer kept: after 30 days the last one of each day stays. Nothing was changed; choose another.'
  )

async function listOf(db: Database | Transaction, templateId: string, revisions: number[]) {
  if (revisions.length === 0) return new Map<number, Pick<Version, 'cause' | 'operations'>>()
  const { revision, cause, operations } = templateVersions
  const rows = await db
    .select({ revision, cause, operations })
    .from(templateVersions)
    .where(and(eq(templateVersions.templateId, templateId), inArray(revision, revisions)))
  return new Map(rows.map(row => [row.revision, row]))
}
