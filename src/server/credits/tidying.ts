import type { Database } from '../database/database.ts'
import { forgetUnanswered } from '../http/answer-once.ts'
import type { Log } from '../log.ts'
import type { CreditService } from './credits.ts'

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

/** Gives back what generations held that died with their process: at once where that is certain, later by age. Answers how to stop. */
export async function startTidying({ db, credits, log, isOursAlone }: Parts): Promise<() => void> {
  const release = async (heldBefore: number) => {
    const released = await credits.releaseAbandoned(new Date(heldBefore))
    if (released > 0) log.info({ released }, 'Gave back credits of generations that never ended')
  }
  await release(isOursAlone ? Date.now() : Date.now() - ABANDONED_AFTER_MS)
  if (isOursAlone) await forgetUnanswered(db)
  const timer = setInterval(
    () => release(Date.now() - ABANDONED_AFTER_MS).catch(err => log.error({ err }, 'Credits could not be given back')),
    EVERY_MS
  )
  timer.unref()
  return () => clearInterval(timer)
}
