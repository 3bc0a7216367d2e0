import type { Visitor } from './visitor.ts'

/** People with a second step, in one process; beyond, those who were seen longest ago are forgotten. */
const KEPT_MOST = 50_000

export interface SeenFactors {
  /** Takes note of what the auth service says now. */
  note: (visitor: Visitor) => void
  /** Whether a user had a second step when they were seen last. */
  has: (userId: string) => boolean
}

/** Remembers who has a second step: while the auth service cannot be asked, it does not say so. */
export function createSeenFactors(): SeenFactors {
  const seen = new Set<string>()
  return {
    has: userId => seen.has(userId),
    note: ({ id, factors }) => {
      seen.delete(id)
      if (factors.length > 0) seen.add(id)
      const [oldest] = seen
      if (oldest && seen.size > KEPT_MOST) seen.delete(oldest)
    }
  }
}
