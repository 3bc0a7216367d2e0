import type { Call } from './call.ts'
import { AuthRefusal } from './refusal.ts'

/** Counts a try of a password or a code for an address, whether or not anybody has it. */
export async function countGuess({ parts, address }: Call, email: string) {
  await parts.limits.guesses.use(`${address} ${email}`).catch(() => {
    throw new AuthRefusal(429, 'over_request_rate_limit', 'Request rate limit reached')
  })
}
