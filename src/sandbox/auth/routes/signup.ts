import { addressConfirmation, confirmation } from '../../../mails/letters.ts'
import { answer, type Call, type Tx } from '../call.ts'
import { emailIn, type Fields, objectIn, readFields, textIn } from '../fields.ts'
import { type Challenge, challengeIn } from '../flow-states.ts'
import { countCall } from '../limits.ts'
import { makeMailedLink } from '../mailed-link.ts'
import { beginWithLetters, mailLetter } from '../mailing.ts'
import { hashPassword, requireGoodPassword } from '../passwords.ts'
import { AuthRefusal } from '../refusal.ts'
import { addSignUp, type SignUp } from '../sign-ups.ts'
import { obfuscatedUserAnswer, userAnswer } from '../user-answer.ts'
import { findByEmail, insertUser, loadPerson, NOBODY, type UserRow, updateUser } from '../users.ts'

/**
 * POST /signup: mails a link to an address that nobody has confirmed. Each sign-up has its own, and its password is good only once
 * that is opened; a stranger may have signed up with the address too. Somebody else's address gets nothing.
 */
export async function signUp(call: Call): Promise<Response> {
  const { email, password, data, pkce } = await readSignUp(call)
  await countCall(call, 'signup', email)
  // Hashed even when it will not be kept, so that the time taken says nothing about the address.
  const given = { passwordHash: await hashPassword(password), data }
  const { user, identities } = await beginWithLetters(call, async tx => {
    await insertUser(tx, email, call.now)
    const known = await findByEmail(tx, email)
    if (!known) throw new Error('The user was neither added nor found.')
    await askToConfirm(call, tx, known, pkce, given)
    return loadPerson(tx, known.id, call.now)
  })
  if (user.email_confirmed_at) return answer(obfuscatedUserAnswer(email, data, call.now))
  return answer(userAnswer({ user: { ...user, user_metadata: { ...data, ...user.user_metadata } }, identities }))
}

/**
 * Mails a link that confirms an address, and with it the sign-up that it belongs to, if there is one. Takes the same steps where
 * nobody waits for a link.
 */
export async function askToConfirm(
  call: Call,
  tx: Tx,
  user: UserRow | undefined,
  pkce: Challenge | undefined,
  given?: SignUp
) {
  const { now } = call
  const waiting = user && !user.email_confirmed_at ? user : undefined
  const id = waiting?.id ?? NOBODY
  await updateUser(tx, id, { confirmation_sent_at: now }, now)
  const signUpId = given && (await addSignUp(tx, id, given, now))
  const use = { userId: id, kind: 'confirmation', type: 'signup', method: 'email/signup' } as const
  const email = user?.email ?? ''
  const { url, code } = await makeMailedLink(call, tx, { ...use, signUpId, address: email, pkce })
  const write = given ? confirmation : addressConfirmation
  await mailLetter(call, tx, waiting?.email ?? null, write({ email, url, code }))
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
