import { asc, eq } from 'drizzle-orm'
import { strToU8 } from 'fflate'
import type { AccountSession } from '../../../contract/account-session.ts'
import type { AssetService } from '../../assets/assets.ts'
import type { Visitor } from '../../auth/visitor.ts'
import type { Database } from '../../database/database.ts'
import {
  assets,
  brands,
  creditEntries,
  designerCalls,
  designerChoices,
  designerConnections,
  designerLimits,
  drafts,
  forms,
  savedSections,
  subscriptions
} from '../../database/schema.ts'
import type { Account } from '../account.ts'
import { templateFiles } from './template-files.ts'
import { type ArchiveFile, jsonFile, zipStream } from './zip.ts'

export interface ArchiveParts {
  db: Database
  assets: Pick<AssetService, 'file'>
  sessions: { list: (owner: Visitor) => Promise<AccountSession[]> }
  clock: () => Date
}

export interface ArchiveAsked {
  account: Account
  visitor: Visitor
}

const README = `This is everything that Mailwright keeps of your account.

account.json, subscriptions.json, credits.json, sessions.json, designer.json   what they say
templates/<name>/template.html and template.css   the email as it stands, as you wrote it in Code Edit
templates/<name>/template.json, messages.json     its name, subject and dates; the conversation about it
templates/<name>/versions/<number>.json           every version, whole, with what made it
drafts/, saved-sections/                          as JSON, and as HTML to look at
brands.json                                       your brands
form.json                                         what you were filling in last, if you left it unfinished
pictures/, pictures.json                          what you uploaded, and what it was called

Keys to models of your own are not in it: they are kept sealed, and are yours to make again where you got them.
`

/** All that is kept of an account, as a ZIP that is made while it is sent. */
export function archiveOf(parts: ArchiveParts, asked: ArchiveAsked): ReadableStream<Uint8Array> {
  return zipStream(filesOf(parts, asked))
}

async function* filesOf(parts: ArchiveParts, { account, visitor }: ArchiveAsked): AsyncGenerator<ArchiveFile> {
  const { db, clock } = parts
  const now = clock()
  yield { name: 'README.txt', bytes: strToU8(README), at: now }
  yield jsonFile('account.json', { ...accountFacts(account, visitor), archived_at: now }, now)
  yield jsonFile('sessions.json', await parts.sessions.list(visitor), now)
  yield jsonFile('subscriptions.json', await ownRows(db, subscriptions, account.id), now)
  yield jsonFile('credits.json', await ownRows(db, creditEntries, account.id), now)
  yield jsonFile('designer.json', await designerFacts(db, account.id), now)
  yield* templateFiles(db, account.id)
  yield* draftFiles(db, account.id)
  yield* sectionFiles(db, account.id)
  yield jsonFile('brands.json', await ownRows(db, brands, account.id), now)
  yield* formFiles(db, account.id)
  yield* pictureFiles(parts, account, now)
}

function accountFacts({ id, userId, email, stripeCustomerId, createdAt }: Account, { fullName, factors }: Visitor) {
  const two_step = factors.map(({ friendly_name: name, created_at, last_challenged_at }) => ({
    name,
    created_at,
    last_challenged_at
  }))
  return {
    id,
    user_id: userId,
    email,
    full_name: fullName,
    stripe_customer_id: stripeCustomerId,
    created_at: createdAt,
    two_step
  }
}

async function designerFacts(db: Database, accountId: string) {
  const [choice] = await ownRows(db, designerChoices, accountId)
  const [limit] = await ownRows(db, designerLimits, accountId)
  const [connection] = await ownRows(db, designerConnections, accountId)
  const { sealedKey: _, ...own } = connection ?? {}
  return { choice, limit, connection: connection && own, calls: await ownRows(db, designerCalls, accountId) }
}

async function* draftFiles(db: Database, accountId: string): AsyncGenerator<ArchiveFile> {
  for (const draft of await ownRows(db, drafts, accountId)) {
    yield jsonFile(`drafts/${draft.id}.json`, draft, draft.cutAt)
    yield htmlFile(`drafts/${draft.id}.html`, draft.email, draft.cutAt)
  }
}

async function* sectionFiles(db: Database, accountId: string): AsyncGenerator<ArchiveFile> {
  for (const section of await ownRows(db, savedSections, accountId)) {
    yield jsonFile(`saved-sections/${section.id}.json`, section, section.createdAt)
    yield htmlFile(`saved-sections/${section.id}.html`, section, section.createdAt)
  }
}

async function* formFiles(db: Database, accountId: string): AsyncGenerator<ArchiveFile> {
  const [kept] = await ownRows(db, forms, accountId)
  if (kept) yield jsonFile('form.json', { ...kept, form: JSON.parse(kept.form) }, kept.updatedAt)
}

/** One whose file is not there just now is missing alone; the list still names it. */
async function* pictureFiles({ db, assets: store }: ArchiveParts, { id, pictureKey }: Account, now: Date) {
  const rows = await db.select().from(assets).where(eq(assets.accountId, id)).orderBy(asc(assets.createdAt))
  yield jsonFile('pictures.json', rows, now)
  const keys = rows.map(({ key, createdAt }) => ({ key, at: createdAt }))
  for (const { key, at } of [...keys, ...(pictureKey ? [{ key: pictureKey, at: now }] : [])]) {
    const file = await store.file(key)
    if (file) yield { name: `pictures/${key}`, bytes: file.bytes, at, isPacked: true }
  }
}

type OwnTable =
  | typeof brands
  | typeof subscriptions
  | typeof creditEntries
  | typeof designerChoices
  | typeof designerLimits
  | typeof designerConnections
  | typeof designerCalls
  | typeof drafts
  | typeof forms
  | typeof savedSections

/** All rows of a table that belong to an account. */
function ownRows<T extends OwnTable>(db: Database, table: T, accountId: string): Promise<T['$inferSelect'][]> {
  return db
    .select()
    .from(table as OwnTable)
    .where(eq(table.accountId, accountId)) as Promise<T['$inferSelect'][]>
}

/** A page to look at; what is kept may be a piece of one. */
function htmlFile(name: string, { html, css }: { html: string; css: string }, at: Date): ArchiveFile {
  return { name, bytes: strToU8(`<!doctype html>\n<meta charset="utf-8">\n<style>\n${css}\n</style>\n${html}\n`), at }
}
