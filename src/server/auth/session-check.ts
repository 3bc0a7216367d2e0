import { createHash } from 'node:crypto'
import { type AuthAnswer, askForUser } from './auth-user.ts'
import type { TokenSource } from './token-source.ts'

/** A session that was ended elsewhere is used no longer than this. */
const KEPT_MS = 10_000
/** While the service does not answer, what it said last is good enough for this much longer. */
const LAST_GOOD_MS = 30_000
/** A service that is away is not asked for every picture on a page. */
const AWAY_KEPT_MS = 2_000
/** Sessions in use at once in one process; beyond, the oldest answers are asked for again. */
const KEPT_MOST = 5_000

interface Kept {
  answer: Promise<AuthAnswer>
  until: number
  /** The last answer that was good, for as long as it may stand in for one that does not come. */
  lastGood?: { answer: AuthAnswer; until: number } | undefined
}

export interface SessionCheck {
  /**
   * What the auth service says of a token's session, now or up to ten seconds ago, or up to 40 while it does not answer. Callers at
   * once share one question.
   */
  ask: (token: string) => Promise<AuthAnswer>
  /** Forgets all answers, so that whatever has ended ends at once. */
  forget: () => void
}

/** Asks the auth service about sessions. Answers are kept by token: one that follows a change of name or address asks anew. */
export function createSessionCheck(source: TokenSource, clock: () => Date): SessionCheck {
  const kept = new Map<string, Kept>()

  function ask(token: string): Promise<AuthAnswer> {
    const now = clock().getTime()
    const key = digestOf(token)
    const known = kept.get(key)
    if (known && now < known.until) return known.answer
    // The time counts from the question: an answer may have been on its way while the session ended.
    const until = now + KEPT_MS
    const asked: Kept = { answer: askForUser(token, source).then(take), until, lastGood: known?.lastGood }
    kept.delete(key)
    kept.set(key, asked)
    dropOldest(now)
    return asked.answer

    function take(answer: AuthAnswer): AuthAnswer {
      const { lastGood } = asked
      if (answer.is === 'good') asked.lastGood = { answer, until: until + LAST_GOOD_MS }
      // What has ended is not brought back.
      if (answer.is === 'refused') asked.lastGood = undefined
      if (answer.is !== 'away') return answer
      const then = clock().getTime()
      asked.until = then + AWAY_KEPT_MS
      return lastGood && then < lastGood.until ? lastGood.answer : answer
    }
  }

  /** Answers stand in the order of their questions. */
  function dropOldest(now: number) {
    for (const [key, { until, lastGood }] of kept) {
      if (now < Math.max(until, lastGood?.until ?? 0) && kept.size <= KEPT_MOST) return
      kept.delete(key)
    }
  }

  return { ask, forget: () => kept.clear() }
}

/** Of one length, however long a token somebody sends. */
function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64')
}
