import { AppError } from '../errors.ts'
import type { TokenSource } from './token-source.ts'

const NOT_DONE = 'The app could not be removed. Sign in again with a code of your app, then try again.'

/** Takes one of a user's own second steps away, by a token of theirs. */
export async function removeFactor({ issuer, apiKey, fetch }: TokenSource, token: string, id: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, apikey: apiKey }
  const response = await fetch(`${issuer}/factors/${id}`, { method: 'DELETE', headers })
  if (response.ok || response.status === 404) return
  throw new AppError('unavailable', NOT_DONE, {
    cause: new Error(`The auth service answered ${response.status}.`),
    retryAfter: 5
  })
}
