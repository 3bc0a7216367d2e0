import { sql } from 'drizzle-orm'
import type { CreditService } from './credits/credits.ts'
import type { Database, Transaction } from './database/database.ts'
import { freeDrafts, purgeDrafts } from './drafts/tidy-drafts.ts'
import { forgetUnanswered } from './http/answer-once.ts'
import type { Log } from './log.ts'
import { purgeDead } from './mail/purge-dead.ts'
import { purgeSessions } from './sessions/purge-sessions.ts'
import { PURGED_AT_ONCE, purgeDeleted } from './templates/remove.ts'
import { BEGINNING, thinVersions } from './templates/thin-versions.ts'

/** Longer than any designer is given. */
const ABANDONED_AFTER_MS = 15 * 60_000
/** What was held earlier was looked at many times before, and at the start. */
const LOOKED_AT_MS = 24 * 60 * 60_000
const EVERY_MS = 5 * 60_000
/** Any number that nothing else of ours locks by. */
const LOCK = 7_245_111
/** How often a purge goes on at once where there is more. */
const MOST_ROUNDS = 20

/** Forgets some of what is old. Answers `true` where there is more of it. */
type Purge = (tx: Transaction, now: Date) => Promise<unknown>

interface Parts {
  db: Database
  credits: Pick<CreditService, 'releaseAbandoned'>
  log: Log
  /** No other process uses this database, so at its start nothing is at work. */
  isOursAlone: boolean
}

/**
 * Gives back what generations held that died with their process, at once where that is certain, later by age; and forgets
 * templates that were deleted a day ago, mails that were given up a week ago, drafts of a month ago, sessions of a year ago, and
 * versions that later ones of their day stand for. Answers how to stop.
 */
export async function startTidying({ db, credits, log, isOursAlone }: Parts): Promise<() => void> {
  const release = async (heldBefore: number, heldSince = 0) => {
    const released = await credits.releaseAbandoned(new Date(heldBefore), new Date(heldSince))
    if (released > 0) log.info({ released }, 'Gave back credits of generations that never ended')
  }
  await release(isOursAlone ? Date.now() : Date.now() - ABANDONED_AFTER_MS)
  if (isOursAlone) await forgetUnanswered(db)
  if (isOursAlone) await freeDrafts(db)
  const purges = createPurges()
  const tidy = async () => {
    const now = Date.now()
    await release(now - ABANDONED_AFTER_MS, now - LOOKED_AT_MS).catch(err =>
      log.error({ err }, 'Credits could not be given back')
    )
    for (const [name, purge] of Object.entries(purges)) {
      await runAlone(db, purge).catch(err => log.error({ err, name }, 'Tidying failed'))
    }
  }
  const timer = setInterval(() => void tidy(), EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** By what they forget. Each stands for itself: one that fails keeps none of the others from its work. */
function createPurges(): Record<string, Purge> {
  let place = BEGINNING
  return {
    templates: async (tx, now) => (await purgeDeleted(tx, now)) === PURGED_AT_ONCE,
    drafts: purgeDrafts,
    versions: async (tx, now) => {
      const { removed, next } = await thinVersions(tx, now, place)
      place = next
      return removed > 0 && next !== BEGINNING
    },
    sessions: purgeSessions,
    mails: purgeDead
  }
}

/** Runs a purge while no other server runs one: who comes second leaves it to the first. */
async function runAlone(db: Database, purge: Purge) {
  const once = () =>
    db.transaction(async tx => {
      const { rows } = await tx.execute<{ free: boolean }>(sql`select pg_try_advisory_xact_lock(${LOCK}) as free`)
      return rows[0]?.free === true && (await purge(tx, new Date())) === true
    })
  for (let round = 0; round < MOST_ROUNDS && (await once()); round += 1);
}
