import type { CreditService } from './credits/credits.ts'
import type { Database } from './database/database.ts'
import { freeDrafts, purgeDrafts } from './drafts/tidy-drafts.ts'
import { forgetUnanswered } from './http/answer-once.ts'
import type { Log } from './log.ts'
import { purgeDead } from './mail/purge-dead.ts'
import { purgeSessions } from './sessions/purge-sessions.ts'
import { purgeDeleted } from './templates/remove.ts'
import { thinVersions } from './templates/thin-versions.ts'

/** Longer than any designer is given. */
const ABANDONED_AFTER_MS = 15 * 60_000
const EVERY_MS = 5 * 60_000

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
  const release = async (heldBefore: number) => {
    const released = await credits.releaseAbandoned(new Date(heldBefore))
    if (released > 0) log.info({ released }, 'Gave back credits of generations that never ended')
  }
  await release(isOursAlone ? Date.now() : Date.now() - ABANDONED_AFTER_MS)
  if (isOursAlone) await forgetUnanswered(db)
  if (isOursAlone) await freeDrafts(db)
  const tidy = async () => {
    await release(Date.now() - ABANDONED_AFTER_MS)
    await purgeDeleted(db, new Date())
    await purgeDrafts(db, new Date())
    await thinVersions(db, new Date())
    await purgeSessions(db, new Date())
    await purgeDead(db, new Date())
  }
  const timer = setInterval(() => tidy().catch(err => log.error({ err }, 'Tidying failed')), EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
