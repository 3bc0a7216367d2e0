import type { Sql } from '../database/database.ts'
import { isEnded } from './session-rows.ts'

/** A session that was ended through another process is used no longer than this. */
const KEPT_MS = 3_000
const KEPT_MOST = 5_000

/** Whether sessions were ended. Answers are kept for some seconds, since every call asks. */
export function createEndedCheck(sql: Sql, clock: () => Date) {
  const kept = new Map<string, { answer: Promise<boolean>; until: number }>()

  function ask(id: string): Promise<boolean> {
    const now = clock().getTime()
    const known = kept.get(id)
    if (known && now < known.until) return known.answer
    if (kept.size >= KEPT_MOST) kept.clear()
    const answer = isEnded(sql, id)
    kept.set(id, { answer, until: now + KEPT_MS })
    answer.catch(() => kept.delete(id))
    return answer
  }

  return { ask, forget: () => kept.clear() }
}
