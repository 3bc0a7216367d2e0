import { z } from 'zod'
import type { TokenSource } from './token-source.ts'

const AuthFactor = z.object({
  id: z.string(),
  status: z.string(),
  factor_type: z.string(),
  friendly_name: z.string().nullish(),
  created_at: z.string(),
  last_challenged_at: z.string().nullish()
})

/** What a user proves a sign-in with besides the first step. Until it is `verified`, it counts for nothing. */
export type AuthFactor = z.infer<typeof AuthFactor>

const AuthUser = z.object({
  id: z.string(),
  email: z.string().nullish(),
  user_metadata: z.unknown(),
  /** Left out where there is none. */
  factors: z.array(AuthFactor).nullish()
})

/** What the auth service says of the user a token belongs to. */
export type AuthUser = z.infer<typeof AuthUser>

/** What came of asking: the user; a refusal, since the session was ended or the user deleted or banned; or no answer. */
export type AuthAnswer = { is: 'good'; user: AuthUser } | { is: 'refused' } | { is: 'away'; cause: unknown }

/** Longer no visitor should wait for a page that can do without the answer. */
const PATIENCE_MS = 3_000

/** These speak of the service or of its limits, not of the session. */
const NO_VERDICT = new Set([408, 425, 429])

/**
 * Asks the auth service whose a token is, and whether its session still stands; never throws. A service inside this process is
 * waited for, whatever its queue; one that is elsewhere and does not answer is asked once more.
 */
export async function askForUser(token: string, source: TokenSource): Promise<AuthAnswer> {
  const ask = () => (source.userOf ? askInside(token, source.userOf) : askElsewhere(token, source)).catch(away)
  const answer = await ask()
  return answer.is === 'away' && !source.userOf ? ask() : answer
}

const away = (cause: unknown): AuthAnswer => ({ is: 'away', cause })

async function askInside(token: string, userOf: NonNullable<TokenSource['userOf']>): Promise<AuthAnswer> {
  const user = await userOf(token)
  return user === undefined ? { is: 'refused' } : { is: 'good', user: AuthUser.parse(user) }
}

async function askElsewhere(token: string, { issuer, apiKey, fetch }: TokenSource): Promise<AuthAnswer> {
  const headers = { authorization: `Bearer ${token}`, apikey: apiKey }
  const response = await fetch(`${issuer}/user`, { headers, signal: AbortSignal.timeout(PATIENCE_MS) })
  const { status } = response
  if (status >= 400 && status < 500 && !NO_VERDICT.has(status)) return { is: 'refused' }
  if (!response.ok) throw new Error(`The auth service answered ${status}.`)
  return { is: 'good', user: AuthUser.parse(await response.json()) }
}
