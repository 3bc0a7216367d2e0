import { AppError } from '../../server/errors.ts'
import type { RateLimit } from '../../server/http/rate-limit.ts'
import { networkOf } from '../../server/http/rate-limit-network.ts'
import type { Call } from './call.ts'
import type { CallKind, Shares } from './call-limits.ts'
import { knownPlace, THIS_PROCESS } from './known-places.ts'
import { AuthRefusal } from './refusal.ts'

/**
 * The letter that a call has mailed to the address that it names. For other calls that is the account which somebody tries to get into.
 * The time between two letters of one kind says nothing about an address, and what mails nothing keeps no other kind back: nobody
 * confirms an address twice.
 */
const LETTER_OF: Partial<Record<CallKind, Letter>> = {
  signup: 'confirmation',
  resend: 'confirmation',
  otp: 'sign-in',
  recover: 'sign-in',
  user: 'change'
}

type Letter = 'confirmation' | 'sign-in' | 'change'

/**
 * Counts a call for its caller's address and network, and for the email address that it names, whether or not that is anybody's.
 * Throws an `AuthRefusal` that says when to come back. To be called before anything is looked up, and outside of transactions.
 */
export async function countCall(call: Call, kind: CallKind, email?: string): Promise<void> {
  const { address, parts } = call
  const { limits } = parts
  const letter = LETTER_OF[kind]
  await countCaller(limits.calls[kind], address, tooMany)
  if (letter && email) {
    await countCaller(limits.mails, address, tooManyMails)
    await countMailTo(call, email, letter)
  } else if (email) await countTry(call, kind, email)
}

/** Strangers share what they have, so that none of it is its owner's, who has signed in from a place before. */
async function countTry(call: Call, kind: CallKind, email: string) {
  const { account, accountFromNetwork } = call.parts.limits.calls[kind]
  const place = await knownPlace(call, email)
  await count(accountFromNetwork, `${place ?? networkOf(call.address)} ${email}`, tooMany)
  if (!place) await count(account, email, tooMany)
}

/** Counts a mail to an address, also one that its call does not name: strangers together, and each place that its owner has signed in from. Throws as `countCall` does. */
export async function countMailTo(call: Call, email: string, letter: Letter): Promise<void> {
  const { mailsInARow, mailsInAll } = call.parts.limits
  const who = (await knownPlace(call, email)) ?? 'strangers'
  await count(mailsInARow, `${letter} ${who} ${email}`, tooSoon)
  await count(mailsInAll, `${who} ${email}`, tooSoon)
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
