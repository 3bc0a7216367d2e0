import { AppError } from '../../server/errors.ts'
import type { RateLimit } from '../../server/http/rate-limit.ts'
import { networkOf } from '../../server/http/rate-limit-network.ts'
import type { Call } from './call.ts'
import type { CallKind, Shares } from './call-limits.ts'
import { AuthRefusal } from './refusal.ts'

/** The caller is this process itself, which counts its own callers. */
export const THIS_PROCESS = 'this machine'

/** Calls that have a mail sent to the address that they name; in others that is the account which somebody tries to get into. */
const MAILING = new Set<CallKind>(['signup', 'otp', 'recover', 'resend', 'user'])

/**
 * Counts a call for its caller's address and network, and for the email address that it names, whether or not that is anybody's.
 * Throws an `AuthRefusal` that says when to come back. To be called before anything is looked up, and outside of transactions.
 */
export async function countCall(call: Call, kind: CallKind, email?: string): Promise<void> {
  const { address, parts } = call
  const { limits } = parts
  const isMailing = MAILING.has(kind) && email !== undefined
  await countCaller(limits.calls[kind], address, tooMany)
  if (isMailing) {
    await countCaller(limits.mails, address, tooManyMails)
    await countMailTo(call, email)
  } else if (email) {
    await count(limits.calls[kind].accountFromNetwork, `${networkOf(address)} ${email}`, tooMany)
    await count(limits.calls[kind].account, email, tooMany)
  }
}

/** Counts a mail to an address that its call does not name. Throws as `countCall` does. */
export async function countMailTo({ parts: { limits } }: Call, email: string): Promise<void> {
  for (const limit of limits.mailsToOne) await count(limit, email, tooSoon)
}

type Refusal = (seconds: number) => AuthRefusal

const tooMany: Refusal = seconds =>
  new AuthRefusal(429, 'over_request_rate_limit', 'Request rate limit reached', {}, seconds)
const tooManyMails: Refusal = seconds =>
  new AuthRefusal(429, 'over_email_send_rate_limit', 'email rate limit exceeded', {}, seconds)
const tooSoon: Refusal = seconds =>
  new AuthRefusal(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
    {},
    seconds
  )

async function countCaller(shares: Shares, address: string, refusal: Refusal) {
  if (address === THIS_PROCESS) return
  await count(shares.address, address, refusal)
  await count(shares.network, networkOf(address), refusal)
}

async function count(limit: RateLimit, key: string, refusal: Refusal) {
  await limit.use(key).catch((error: unknown) => {
    throw error instanceof AppError ? refusal(error.retryAfter ?? 1) : error
  })
}
