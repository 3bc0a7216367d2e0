import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Limit } from '../config/limits.ts'
import { AppError } from '../errors.ts'

export interface RateLimit {
  /** Counts one use by `key`; throws `rate_limited` with the seconds to wait when there were too many. */
  use: (key: string) => Promise<void>
}

/** Counts in this process's memory. `what` ends the sentence "Too many …". */
export function createRateLimit(limit: Limit, what: string): RateLimit {
  const limiter = new RateLimiterMemory({ points: limit.count, duration: limit.seconds })
  return {
    use: async key => {
      const refused = await limiter.consume(key).then(
        () => undefined,
        (reason: { msBeforeNext: number }) => reason
      )
      if (!refused) return
      const retryAfter = Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
      throw new AppError('rate_limited', `Too many ${what} in a short time. Try again in ${inWords(retryAfter)}.`, {
        retryAfter
      })
    }
  }
}

function inWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? 'a second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
