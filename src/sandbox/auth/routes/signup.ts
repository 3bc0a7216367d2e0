import { answer, type Call, type Tx } from '../call.ts'
import { emailIn, type Fields, objectIn, readFields, textIn } from '../fields.ts'
import { type Challenge, challengeIn, openFlow } from '../flow-states.ts'
import { confirmationLetter } from '../letters.ts'
import { beginWithLetters, countMail, mailedLink, mailLetter } from '../mailing.ts'
import { makeToken } from '../one-time-tokens.ts'
import { hashPassword, requireGoodPassword } from '../passwords.ts'
import { AuthRefusal } from '../refusal.ts'
import { obfuscatedUserAnswer, userAnswer } from '../user-answer.ts'
import { findByEmail, insertUser, loadPerson, NOBODY, type UserRow, updateUser } from '../users.ts'

/** POST /signup: a new, unconfirmed user gets a mail; so does one who never confirmed. Somebody else's address gets nothing. */
export async function signUp(call: Call): Promise<Response> {
  const { email, password, data, pkce } = await readSignUp(call)
  await countSignUp(call)
  // Hashed even when it will not be kept, so that the time taken says nothing about the address.
  const passwordHash = await hashPassword(password)
  const { user, identities } = await beginWithLetters(call, async tx => {
    const known = await findOrInsert(tx, { email, passwordHash, data, now: call.now })
    await askToConfirm(call, tx, known, pkce)
    return loadPerson(tx, known.id, call.now)
  })
  if (user.email_confirmed_at) return answer(obfuscatedUserAnswer(email, data, call.now))
  return answer(userAnswer({ user, identities }))
}

/** Mails a link that confirms an address; takes the same steps where nobody waits for one. */
export async function askToConfirm(call: Call, tx: Tx, user: UserRow | undefined, pkce: Challenge | undefined) {
  const waiting = user && !user.email_confirmed_at ? user : undefined
  const id = waiting?.id ?? NOBODY
  await updateUser(tx, id, { confirmation_sent_at: call.now }, call.now)
  if (pkce) await openFlow(tx, id, 'email/signup', pkce, call.now)
  const token = await makeToken(tx, { userId: id, kind: 'confirmation' }, pkce !== undefined, call.now)
  await mailLetter(call, tx, waiting?.email ?? null, confirmationLetter(mailedLink(call, token, 'signup')))
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
  await insertUser(tx, given)
  const user = await findByEmail(tx, given.email)
  if (!user) throw new Error('The user was neither added nor found.')
  return user
}
