/** How far back use counts. */
const WINDOW_MS = 60_000

/** A time in which somebody held a place; without an end they still do. */
interface Span {
  from: number
  until?: number
}

export interface Use {
  /** Somebody takes a place; answers how to say that they gave it back. */
  begin: (accountId: string) => () => void
  /** How long an account held places in the last minute, in ms: two places for a second are two seconds. */
  ms: (accountId: string) => number
}

/** Who held places for how long in the last minute. That is at least what they used of a processor. `now`: ms that only grow. */
export function createUse(now: () => number): Use {
  const spans = new Map<string, Span[]>()
  const recent = (accountId: string): Span[] => {
    const kept = (spans.get(accountId) ?? []).filter(({ until }) => until === undefined || until > now() - WINDOW_MS)
    if (kept.length > 0) spans.set(accountId, kept)
    else spans.delete(accountId)
    return kept
  }
  const forget = () => {
    for (const accountId of spans.keys()) recent(accountId)
  }
  return {
    begin: accountId => {
      forget()
      const span: Span = { from: now() }
      spans.set(accountId, [...recent(accountId), span])
      return () => {
        span.until = now()
      }
    },
    ms: accountId => {
      const start = now() - WINDOW_MS
      return recent(accountId).reduce((sum, { from, until = now() }) => sum + until - Math.max(from, start), 0)
    }
  }
}
