import { answer, type Call, type Tx } from '../call.ts'
import { emailIn, type Fields, objectIn, readFields, textIn } from '../fields.ts'
import { type Challenge, challengeIn, openFlow } from '../flow-states.ts'
import { confirmationLetter } from '../letters.ts'
import { countMail, mailedLink, mailLetter } from '../mailing.ts'
import { makeToken } from '../one-time-tokens.ts'
import { hashPassword, requireGoodPassword } from '../passwords.ts'
import { allowedRedirect } from '../redirects.ts'
import { AuthRefusal } from '../refusal.ts'
import { obfuscatedUserAnswer, userAnswer } from '../user-answer.ts'
import { findByEmail, insertUser, loadPerson, type Person, type UserRow, updateUser } from '../users.ts'

/** POST /signup: a new, unconfirmed user gets a mail; so does one who never confirmed. Somebody else's address gets nothing. */
export async function signUp(call: Call): Promise<Response> {
  const { email, password, data, pkce } = await readSignUp(call)
  await countSignUp(call)
  // Hashed even when it will not be kept, so that the time taken says nothing about the address.
  const passwordHash = await hashPassword(password)
  const pending = await call.parts.sql.begin(async tx => {
    const user = await findOrInsert(tx, { email, passwordHash, data, now: call.now })
    return user.email_confirmed_at ? undefined : askToConfirm(tx, user, pkce, call.now)
  })
  if (!pending) return answer(obfuscatedUserAnswer(email, data, call.now))
  await mailConfirmation(call, email, pending.token)
  return answer(userAnswer(pending.person))
}

/** Readies a link that confirms a user's address. */
export async function askToConfirm(tx: Tx, user: UserRow, pkce: Challenge | undefined, now: Date) {
  await updateUser(tx, user.id, { confirmation_sent_at: now }, now)
  if (pkce) await openFlow(tx, user.id, 'email/signup', pkce, now)
  const token = await makeToken(tx, { userId: user.id, kind: 'confirmation' }, pkce !== undefined, now)
  const person: Person = await loadPerson(tx, user.id)
  return { token, person }
}

export async function mailConfirmation(call: Call, email: string, token: string) {
  const { url, request, parts } = call
  const redirect = allowedRedirect(parts.siteUrl, url.searchParams.get('redirect_to'), request.headers.get('referer'))
  await mailLetter(call, email, confirmationLetter(mailedLink(call, token, 'signup', redirect)))
}

async function readSignUp({ request }: Call) {
  const fields = await readFields(request)
  requireEmailSignUp(fields)
  const password = textIn(fields, 'password')
  if (!password) throw new AuthRefusal(400, 'validation_failed', 'Signup requires a valid password')
  requireGoodPassword(password)
  return { email: emailIn(fields), password, data: objectIn(fields, 'data') ?? {}, pkce: challengeIn(fields) }
}

function requireEmailSignUp(fields: Fields) {
  const [email, phone] = [textIn(fields, 'email'), textIn(fields, 'phone')]
  if (email && phone) {
    throw new AuthRefusal(
      400,
      'validation_failed',
      'Only an email address or phone number should be provided on signup.'
    )
  }
  if (phone) throw new AuthRefusal(400, 'phone_provider_disabled', 'Phone signups are disabled')
  if (!email) throw new AuthRefusal(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
}

async function countSignUp(call: Call) {
  await call.parts.limits.signUps.use(call.address).catch(() => {
    throw new AuthRefusal(429, 'over_request_rate_limit', 'Request rate limit reached')
  })
  await countMail(call)
}

/** The password and the data of whoever came first stay: a stranger must not set them before the owner confirms. */
async function findOrInsert(tx: Tx, given: Parameters<typeof insertUser>[1]): Promise<UserRow> {
  const user = (await insertUser(tx, given)) ?? (await findByEmail(tx, given.email))
  if (!user) throw new Error('The user was neither added nor found.')
  return user
}
