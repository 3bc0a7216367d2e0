import { and, eq } from 'drizzle-orm'
import type { DraftAnswer, DraftWay } from '../../contract/draft.ts'
import { BLANK_EMAIL, type EmailSource } from '../../email/email.ts'
import { refuseCorrections } from '../briefs/refuse-corrections.ts'
import type { Database } from '../database/database.ts'
import { drafts } from '../database/schema.ts'
import type { Choice } from '../designers/choice.ts'
import type { DesignerService, Way } from '../designers/designers.ts'
import { requireEntitlement } from '../templates/entitled.ts'
import { inBrand } from '../templates/in-brand.ts'
import type { Job } from '../templates/job.ts'
import { type GenerateAnswer, makeTemplate, saveMade } from '../templates/make.ts'
import type { TemplateParts } from '../templates/parts.ts'
import type { Work } from '../templates/run-designer.ts'
import { type DraftRow, discardDraft, freeDraft, holdDraft, listDrafts, missingDraft } from './draft-rows.ts'

/** Emails whose making was cut. Another account's draft is `not_found` to every call. */
export interface DraftService {
  /** The newest first. */
  list: (accountId: string) => Promise<DraftAnswer[]>
  /** Goes on with a draft; its template costs one credit. Cut again, the draft is kept with what it has by then. */
  resume: (accountId: string, asked: { id: string; choice?: Choice | undefined }, job: Job<GenerateAnswer>) => Answer
  /** Makes a draft a template as it is, for one credit. */
  keep: (accountId: string, id: string, job: Pick<Job<GenerateAnswer>, 'keep'>) => Answer
  discard: (accountId: string, id: string) => Promise<void>
  /** Brings a discarded draft back, for a day. */
  bringBack: (accountId: string, id: string) => Promise<void>
}

type Answer = Promise<GenerateAnswer>
type Parts = TemplateParts & { designers: Pick<DesignerService, 'waysOf'> }

export function createDrafts(parts: Parts): DraftService {
  const { db, clock } = parts
  return {
    list: accountId => list(parts, accountId),
    resume: (accountId, { id, choice }, job) =>
      withHold(parts, accountId, id, draft => resume(parts, draft, choice, job)),
    keep: (accountId, id, job) => withHold(parts, accountId, id, draft => keep(parts, draft, job)),
    discard: (accountId, id) => discardDraft(db, accountId, id, clock()),
    bringBack: (accountId, id) => bringBack(db, accountId, id)
  }
}

async function list({ db, designers }: Parts, accountId: string): Promise<DraftAnswer[]> {
  const rows = await listDrafts(db, accountId)
  if (rows.length === 0) return []
  const ways = await designers.waysOf(accountId)
  return rows.map(row => toAnswer(row, ways))
}

/** Two calls at once make no two templates of one draft: the second is told that the first is at it. */
async function withHold(
  parts: Parts,
  accountId: string,
  id: string,
  work: (draft: DraftRow) => Promise<GenerateAnswer>
): Promise<GenerateAnswer> {
  await requireEntitlement(parts, accountId, 'access_credits')
  const draft = await holdDraft(parts.db, accountId, id, parts.clock())
  try {
    return await work(draft)
  } catch (error) {
    await freeDraft(parts.db, draft)
    throw error
  }
}

async function resume(parts: Parts, draft: DraftRow, choice: Choice | undefined, job: Job<GenerateAnswer>) {
  refuseCorrections(draft)
  const { accountId, brief, seed, askedAt: today } = draft
  const form = draft.form ?? undefined
  const language = draft.language ?? undefined
  // Of several directions one becomes a draft where none was finished: there is none that it was to differ from.
  const direction = draft.direction ? { name: draft.direction, earlier: [] } : undefined
  const brand = await brandOf(parts, draft)
  return makeTemplate(parts, { accountId, brief, language, form, seed, today, brand, direction, choice, draft }, job)
}

/** One that was made in none goes on in none. */
const brandOf = ({ brands }: Parts, { accountId, brandId }: DraftRow) => brands.wornBy(accountId, brandId)

async function keep(parts: Parts, draft: DraftRow, job: Pick<Job<GenerateAnswer>, 'keep'>): Promise<GenerateAnswer> {
  const { accountId, designer } = draft
  const brand = await brandOf(parts, draft)
  const work = brand ? inBrand(workOf(draft), brand, BLANK_EMAIL) : workOf(draft)
  const generation = await parts.credits.hold(accountId)
  try {
    return await saveMade(parts, { accountId, brand, draft, generation, designer }, work, job)
  } catch (error) {
    await parts.credits.release(generation)
    throw error
  }
}

/** One that was kept before emails had some field has it empty. */
const whole = (email: EmailSource): EmailSource => ({ ...BLANK_EMAIL, ...email })

const UNFINISHED = 'It was kept before it was finished: ask here for what is missing.'

const workOf = ({ email, operations: applied, changes }: DraftRow): Work => ({
  ...{ email: whole(email), applied, changes, lines: changes.map(({ line }) => line) },
  ...{ refused: [UNFINISHED], words: '', guesses: [], isUndo: false }
})

async function bringBack(db: Database, accountId: string, id: string): Promise<void> {
  const own = and(eq(drafts.id, id), eq(drafts.accountId, accountId))
  const { rowCount } = await db.update(drafts).set({ deletedAt: null }).where(own)
  if (rowCount === 0) throw missingDraft()
}

function toAnswer({ id, brief, email, operations, designer, ...draft }: DraftRow, ways: readonly Way[]): DraftAnswer {
  return {
    ...{ id, brief, email: whole(email) },
    designer: ways.find(({ name }) => name === designer)?.label ?? designer,
    sections: operations.filter(({ op }) => op === 'add').length,
    reason: draft.reason,
    has_failed: draft.hasFailed,
    ways: ways.map(way => toWay(way, designer)),
    cut_at: draft.cutAt.toISOString()
  }
}

/** The built-in designer makes the same email of a brief again, and can go on with no other. */
const toWay = ({ choice, label, name }: Way, designer: string): DraftWay => ({
  designer: choice,
  label,
  goes_on: choice.designer !== 'offline' || name === designer
})
