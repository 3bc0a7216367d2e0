import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type {
  LaterVersionsAnswer,
  VersionAnswer,
  VersionPage,
  VersionsQuery,
  WholeVersionAnswer
} from '../../contract/version.ts'
import type { ChangeLine } from '../../email/operations/change-line.ts'
import { templateVersions } from '../database/schema.ts'
import { findVersion, missingVersion } from './conversation.ts'
import type { TemplateParts } from './parts.ts'
import { requireRow } from './stored.ts'

const { revision, cause, title, changes, designer, createdAt } = templateVersions
const SAID = { revision, cause, title, designer, createdAt }
/** Of changes only their words: what they put in may be whole emails, of which a page would have dozens. */
const LISTED = {
  ...SAID,
  lines: sql<ChangeLine[]>`jsonb_path_query_array(coalesce(${changes}, '[]'), '$[*].line')`
}

type Said = Pick<typeof templateVersions.$inferSelect, keyof typeof SAID>

/** A page of the versions of an account's template, the newest first. */
export async function listVersions(
  { db }: TemplateParts,
  accountId: string,
  id: string,
  { before, limit }: VersionsQuery
): Promise<VersionPage> {
  await requireRow(db, accountId, id)
  const { templateId } = templateVersions
  const rows = await db
    .select(LISTED)
    .from(templateVersions)
    .where(and(eq(templateId, id), before === undefined ? undefined : lt(revision, before)))
    .orderBy(desc(revision))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  return { versions: page.map(toVersion), next: rows.length > limit ? (page.at(-1)?.revision ?? null) : null }
}

/** One version with the email as it was; throws `not_found`. */
export async function requireVersion(
  { db }: TemplateParts,
  accountId: string,
  id: string,
  revision: number
): Promise<WholeVersionAnswer> {
  await requireRow(db, accountId, id)
  const version = await findVersion(db, id, revision)
  if (!version) throw missingVersion()
  const { name, subject, preheader, lang, dir, htmlValue, cssValue, factsValue } = version
  const lines = (version.changes ?? []).map(({ line }) => line)
  const source = { html_value: htmlValue, css_value: cssValue, facts_value: factsValue }
  return { ...toVersion({ ...version, lines }), name, subject, preheader, lang, dir, ...source }
}

/** What each version after a revision did, the oldest first, and whether that is all that was done since. */
export async function changesSince(
  { db }: TemplateParts,
  accountId: string,
  id: string,
  since: number
): Promise<LaterVersionsAnswer> {
  const row = await requireRow(db, accountId, id)
  const { templateId } = templateVersions
  const rows = await db
    .select({ ...SAID, changes })
    .from(templateVersions)
    .where(and(eq(templateId, id), gt(revision, since)))
    .orderBy(asc(revision))
    .limit(MOST_LATER)
  const unbroken = rows.length === row.revision - since && rows.every(version => version.changes !== null)
  return { versions: rows.map(version => ({ ...toSaid(version), changes: version.changes ?? [] })), unbroken }
}

/** Further back than this, two versions are compared by their texts. */
const MOST_LATER = 1_000

const toVersion = ({ lines, ...version }: Said & { lines: ChangeLine[] }): VersionAnswer => ({
  ...toSaid(version),
  lines
})

function toSaid({ revision, cause, title, designer, createdAt }: Said): Omit<VersionAnswer, 'lines'> {
  return {
    revision,
    cause,
    title: title || OLD_TITLES[cause] || 'Saved',
    author: cause === 'generate' || cause === 'chat' ? 'designer' : 'you',
    designer,
    created_at: createdAt.toISOString()
  }
}

/** Of versions that were saved before each said what was done. */
const OLD_TITLES: Partial<Record<VersionAnswer['cause'], string>> = {
  blank: 'Begun with an empty sheet',
  generate: 'Made from a brief',
  import: 'Brought along',
  copy: 'Copied',
  chat: 'Changed by chat',
  edit: 'Changed by hand',
  restore: 'An earlier version restored'
}
