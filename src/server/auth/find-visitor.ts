import { AppError } from '../errors.ts'
import type { SecondSteps } from '../two-step/recovery-codes.ts'
import { createTokenReader, type ReadToken } from './access-token.ts'
import { createSeenFactors, type SeenFactors } from './seen-factors.ts'
import { createSessionCheck } from './session-check.ts'
import type { TokenSource } from './token-source.ts'
import { type Visitor, visitorOf } from './visitor.ts'

export interface VisitorFinder {
  /**
   * Who an access token belongs to, or nothing when it is no good, its session was ended or its user is gone. `method` is the
   * request's: while the auth service cannot be asked, reads pass with a token that proves itself, and all else throws
   * `unavailable`.
   */
  verifyAccessToken: (token: string, method: string) => Promise<Visitor | undefined>
  /** Has every session asked for anew, since one of them may just have ended. */
  forgetSessions: () => void
}

const READS = new Set(['GET', 'HEAD'])
/** Seconds after which a caller may try again. */
const RETRY_AFTER = 5

/** Two questions a call: is the token genuine, which the keys tell, and does its session stand, which the service tells. */
export function createVisitorFinder(source: TokenSource, clock: () => Date, secondSteps?: SecondSteps): VisitorFinder {
  const readToken = createTokenReader(source)
  const sessions = createSessionCheck(source, clock)
  const seen = createSeenFactors()
  return {
    forgetSessions: sessions.forget,
    verifyAccessToken: async (token, method) => {
      const read = await readToken(token).catch(unavailable)
      // What will never be a visitor's need not be asked about.
      if (!read || !visitorOf(read.claims)) return undefined
      const answer = await sessions.ask(token)
      if (answer.is === 'refused') return undefined
      const visitor =
        answer.is === 'good' ? visitorOf(read.claims, answer.user) : withoutService(read, method, answer.cause)
      if (visitor?.isCurrent) seen.note(visitor)
      return visitor && withSecondStep(visitor, seen, secondSteps)
    }
  }
}

/** A recovery code takes the place of the auth service's step; while the service is away, we remember who needs one. */
async function withSecondStep(visitor: Visitor, seen: SeenFactors, secondSteps?: SecondSteps): Promise<Visitor> {
  const isNeeded = visitor.isCurrent
    ? visitor.secondStep === 'needed'
    : visitor.secondStep === 'none' && (seen.has(visitor.id) || (await secondSteps?.isOn(visitor.id)))
  if (!isNeeded) return visitor
  return { ...visitor, secondStep: (await secondSteps?.isRecovered(visitor.sessionId)) ? 'recovered' : 'needed' }
}

function withoutService({ claims, isProven }: ReadToken, method: string, cause: unknown): Visitor | undefined {
  return isProven && READS.has(method) ? visitorOf(claims) : unavailable(cause)
}

function unavailable(cause: unknown): never {
  throw new AppError('unavailable', 'Your session cannot be checked just now. Please try again in a moment.', {
    cause,
    retryAfter: RETRY_AFTER
  })
}
