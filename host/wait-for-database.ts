import { setTimeout as pause } from 'node:timers/promises'
import { isAway } from '../src/server/database/away.ts'
import { openSlowly } from '../src/server/database/database.ts'
import { StartError } from './environment.ts'

/** As long as a database server that is started at the same moment may take. */
const PATIENCE_MS = 60_000
const EVERY_MS = 1_000

/**
 * Waits until the database of `url` answers, and says so. Throws a `StartError` when it has not answered within the patience, or at once
 * when it answers that it will not: a wrong password is no better later.
 */
export async function waitForDatabase(
  url: string,
  { patienceMs = PATIENCE_MS, say = console.log }: { patienceMs?: number; say?: (sentence: string) => void } = {}
) {
  const place = placeOf(url)
  const seconds = Math.round(patienceMs / 1_000)
  const end = performance.now() + patienceMs
  let failure = await tryOnce(url)
  if (failure)
    say(`\n  PostgreSQL at ${place} does not answer yet (${wordsOf(failure)}). Waiting up to ${seconds} seconds…`)
  while (failure && performance.now() < end) {
    await pause(Math.min(EVERY_MS, patienceMs))
    failure = await tryOnce(url)
  }
  if (!failure) return
  throw new StartError(
    `PostgreSQL at ${place} did not answer within ${seconds} seconds (${wordsOf(failure)}). Start it, or correct DATABASE_URL.`
  )
}

/** Why the database is not there yet, or nothing when it is. */
async function tryOnce(url: string): Promise<Error | undefined> {
  const { sql, close } = openSlowly(url)
  try {
    await sql`select 1`
    return undefined
  } catch (error) {
    const cause = ((error as Error).cause ?? error) as Error
    if (isAway(cause)) return cause
    throw new StartError(`PostgreSQL at ${placeOf(url)} refused: ${cause.message}. Correct DATABASE_URL.`, { cause })
  } finally {
    await close()
  }
}

/** Without the password. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

function wordsOf(error: Error): string {
  return (error as NodeJS.ErrnoException).code ?? error.message
}
