import type { Call } from '../call.ts'
import { type Fields, textIn } from '../fields.ts'
import { AuthRefusal, OAuthRefusal } from '../refusal.ts'

/** Providers whose tokens the hosted service knows without being told of them. */
const ISSUERS = new Map([
  ['apple', 'https://appleid.apple.com'],
  ['azure', 'https://login.microsoftonline.com'],
  ['facebook', 'https://www.facebook.com'],
  ['google', 'https://accounts.google.com'],
  ['kakao', 'https://kauth.kakao.com']
])

/** POST /token?grant_type=id_token: refused, by what is missing first, for no provider is on. */
export async function refuseIdToken(_call: Call, fields: Fields): Promise<never> {
  const [idToken, provider] = [textIn(fields, 'id_token'), textIn(fields, 'provider')]
  const known = textIn(fields, 'client_id') && textIn(fields, 'issuer')
  if (!idToken) throw new OAuthRefusal('invalid request', 'id_token required')
  if (!provider && !known) throw new OAuthRefusal('invalid request', 'provider or client_id and issuer required')
  const issuer = textIn(fields, 'issuer') ?? ISSUERS.get(provider ?? '') ?? provider
  throw new AuthRefusal(400, 'provider_disabled', `Provider (issuer "${issuer}") is not enabled`)
}
