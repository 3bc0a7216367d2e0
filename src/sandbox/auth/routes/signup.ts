import { addressConfirmation, confirmation } from '../../../mails/letters.ts'
import { answer, type Call, type Tx } from '../call.ts'
import { emailIn, type Fields, objectIn, readFields, textIn } from '../fields.ts'
import { type Challenge, challengeIn } from '../flow-states.ts'
import { countCall } from '../limits.ts'
import { makeMailedLink } from '../mailed-link.ts'
import { beginWithLetters, mailLetter } from '../mailing.ts'
import { hashPassword, requireGoodPassword } from '../passwords.ts'
import { AuthRefusal } from '../refusal.ts'
import { sessionAnswer, startSession } from '../sessions.ts'
import { addSignUp, type SignUp, settleSignUps } from '../sign-ups.ts'
import { standInUserAnswer, userAnswer } from '../user-answer.ts'
import { confirmEmail, findByEmail, insertUser, loadPerson, NOBODY, type UserRow, updateUser } from '../users.ts'

interface Wanted {
  email: string
  given: SignUp
  pkce: Challenge | undefined
}

/**
 * POST /signup: mails a link to an address that nobody has confirmed. Each sign-up has its own, and its password is good only once
 * that is opened; a stranger may have signed up with the address too. Somebody else's address gets nothing.
 */
export async function signUp(call: Call): Promise<Response> {
  const { password, ...rest } = readSignUp(call, await readFields(call.request))
  await countCall(call, 'signup', rest.email)
  // Hashed even when it will not be kept, so that the time taken says nothing about the address.
  const wanted = { ...rest, given: { passwordHash: await hashPassword(password), data: rest.data } }
  return call.parts.options.autoconfirm ? signUpAtOnce(call, wanted) : signUpByMail(call, wanted)
}

async function signUpByMail(call: Call, { email, given, pkce }: Wanted): Promise<Response> {
  const { isNew, user, ...person } = await beginWithLetters(call, async tx => {
    const { isNew, user } = await addUser(call, tx, email)
    await askToConfirm(call, tx, user, pkce, given)
    return { isNew, ...(await loadPerson(tx, user.id, call.now)) }
  })
  // Who signs up second need not be who signed up first, and learns nothing of them.
  if (!isNew) return answer(standInUserAnswer(email, given.data, user.email_confirmed_at !== null, call.now))
  return answer(userAnswer({ user: { ...user, user_metadata: { ...given.data, ...user.user_metadata } }, ...person }))
}

/** Where addresses count as confirmed at once. */
async function signUpAtOnce(call: Call, { email, given }: Wanted): Promise<Response> {
  const { parts, now } = call
  const grant = await beginWithLetters(call, async tx => {
    const { user } = await addUser(call, tx, email)
    if (user.email_confirmed_at) throw new AuthRefusal(422, 'user_already_exists', 'User already registered')
    await settleSignUps(tx, user.id, () => undefined, now)
    const user_metadata = { ...given.data, ...user.user_metadata }
    await confirmEmail(tx, { ...user, password_hash: given.passwordHash, user_metadata }, email, now)
    return startSession(call, tx, user.id, 'password')
  })
  return answer(await sessionAnswer(parts, grant, now))
}

async function addUser(call: Call, tx: Tx, email: string): Promise<{ isNew: boolean; user: UserRow }> {
  const isNew = await insertUser(tx, email, call.now)
  const user = await findByEmail(tx, email)
  if (!user) throw new Error('The user was neither added nor found.')
  return { isNew, user }
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
  const [id, email] = [waiting?.id ?? NOBODY, user?.email ?? '']
  await updateUser(tx, id, { confirmation_sent_at: now }, now)
  const signUpId = given && (await addSignUp(tx, id, given, now))
  const use = { userId: id, kind: 'confirmation', type: 'signup', method: 'email/signup' } as const
  const link = await makeMailedLink(call, tx, { ...use, signUpId, address: email, pkce })
  const write = given ? confirmation : addressConfirmation
  await mailLetter(call, tx, waiting?.email ?? null, write({ email, ...link }))
}

/** In the order in which the hosted service refuses: a weak password says nothing of the address. */
function readSignUp({ parts: { options } }: Call, fields: Fields) {
  const [email, phone, password] = [textIn(fields, 'email'), textIn(fields, 'phone'), textIn(fields, 'password')]
  if (!email && !phone) {
    throw new AuthRefusal(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  }
  if (!options.signUps) throw new AuthRefusal(422, 'signup_disabled', 'Signups not allowed for this instance')
  if (!password) throw new AuthRefusal(400, 'validation_failed', 'Signup requires a valid password')
  requireGoodPassword(password, options)
  if (email && phone) {
    const message = 'Only an email address or phone number should be provided on signup.'
    throw new AuthRefusal(400, 'validation_failed', message)
  }
  const pkce = challengeIn(fields)
  if (phone) throw new AuthRefusal(400, 'phone_provider_disabled', 'Phone signups are disabled')
  return { email: emailIn(fields), password, data: objectIn(fields, 'data') ?? {}, pkce }
}
