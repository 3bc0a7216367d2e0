import { requireGoodStanding } from '../bans.ts'
import { answer, type Call } from '../call.ts'
import { type Fields, readFields, textIn } from '../fields.ts'
import { redeemCode } from '../flow-states.ts'
import type { Grant } from '../grant.ts'
import { countCall } from '../limits.ts'
import { beginWithLetters } from '../mailing.ts'
import { dropResets } from '../one-time-tokens.ts'
import { isPassword, weaknessOf } from '../passwords.ts'
import { refresh } from '../refresh.ts'
import { AuthRefusal } from '../refusal.ts'
import { sessionAnswer, startSession } from '../sessions.ts'
import { lockUser, type UserRow } from '../users.ts'
import { refuseIdToken } from './id-token.ts'

type GiveGrant = (call: Call, fields: Fields) => Promise<Grant>

/** POST /token?grant_type=…: a session for a password, a refresh token, or a code. */
export async function giveToken(call: Call): Promise<Response> {
  const give = GRANTS.get(call.url.searchParams.get('grant_type') ?? '')
  if (!give) throw new AuthRefusal(400, 'invalid_credentials', 'unsupported_grant_type')
  const fields = await readFields(call.request)
  const session = await sessionAnswer(call.parts, await give(call, fields), call.now)
  return answer({ ...session, ...(give === byPassword ? sayWeak(call, fields) : {}) })
}

/** A password that was good enough once still opens, and its owner hears that it no longer is. */
function sayWeak({ parts }: Call, fields: Fields) {
  const weak_password = weaknessOf(textIn(fields, 'password') ?? '', parts.options)
  return weak_password ? { weak_password } : {}
}

const byPassword: GiveGrant = async (call, fields) => {
  const { parts, now } = call
  const [email, password] = [nameIn(fields), textIn(fields, 'password') ?? '']
  await countCall(call, 'token', email)
  const user = await findSigningIn(parts, email)
  if (user) requireGoodStanding(user, now, 400)
  const isRight = await isPassword(
    password,
    user?.email_confirmed_at ? user.password_hash : (user?.awaited_hash ?? user?.password_hash)
  )
  if (!user || !isRight) throw wrongCredentials()
  // Only whoever knows the password learns that the address waits for its confirmation.
  if (!user.email_confirmed_at) throw new AuthRefusal(400, 'email_not_confirmed', 'Email not confirmed')
  return beginWithLetters(call, async tx => {
    // Checking takes a while, in which the owner may have set another password against a thief who knows this one.
    const held = await lockUser(tx, user.id)
    if (held?.password_hash !== user.password_hash) throw wrongCredentials()
    return startSession(call, tx, user.id, 'password')
  })
}

/** The address somebody signs in with. One that cannot be any is nobody's, and says no more than a wrong password. */
function nameIn(fields: Fields): string {
  const [email, phone] = [textIn(fields, 'email'), textIn(fields, 'phone')]
  if (email && phone) {
    throw new AuthRefusal(
      400,
      'validation_failed',
      'Only an email address or phone number should be provided on login.'
    )
  }
  if (phone) throw new AuthRefusal(422, 'phone_provider_disabled', 'Phone logins are disabled')
  if (!email) throw new AuthRefusal(400, 'validation_failed', 'missing email or phone')
  return email.toLowerCase()
}

/** The user with this address; while it is not confirmed, with the password of its newest sign-up. */
async function findSigningIn({ sql }: Call['parts'], email: string) {
  const [user] = await sql<(UserRow & { awaited_hash: string | null })[]>`
    select users.*, (
      select password_hash from auth.sign_ups where user_id = users.id and password_hash is not null order by created_at desc limit 1
    ) as awaited_hash
    from auth.users where email = ${email}`
  return user
}

function wrongCredentials(): AuthRefusal {
  return new AuthRefusal(400, 'invalid_credentials', 'Invalid login credentials')
}

const byRefreshToken: GiveGrant = async (call, fields) => {
  const { parts, now } = call
  await countCall(call, 'token')
  const token = textIn(fields, 'refresh_token') ?? ''
  const outcome = await parts.sql.begin(tx => refresh(tx, token, now))
  if (outcome instanceof AuthRefusal) throw outcome
  return outcome
}

const byCode: GiveGrant = async (call, fields) => {
  const { now } = call
  await countCall(call, 'token')
  const [code, verifier] = [textIn(fields, 'auth_code'), textIn(fields, 'code_verifier')]
  if (!code || !verifier) {
    const message = 'invalid request: both auth code and code verifier should be non-empty'
    throw new AuthRefusal(400, 'validation_failed', message)
  }
  return beginWithLetters(call, async tx => {
    const { userId, method } = await redeemCode(tx, code, verifier, now)
    if (method === 'recovery') await dropResets(tx, userId)
    const user = await lockUser(tx, userId)
    if (user) requireGoodStanding(user, now)
    return startSession(call, tx, userId, method)
  })
}

const byWallet: GiveGrant = async () => {
  throw new AuthRefusal(422, 'web3_provider_disabled', 'Web3 provider is disabled')
}

const GRANTS = new Map<string, GiveGrant>([
  ['password', byPassword],
  ['refresh_token', byRefreshToken],
  ['pkce', byCode],
  ['id_token', refuseIdToken],
  ['web3', byWallet]
])
