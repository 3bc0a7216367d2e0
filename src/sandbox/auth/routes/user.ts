import { answer, type Call, type Tx } from '../call.ts'
import { type Caller, holdCaller, requireCaller } from '../callers.ts'
import { requireSecondStep } from '../factors/assurance.ts'
import { emailIn, type Fields, objectIn, readFields, textIn } from '../fields.ts'
import { type Challenge, challengeIn } from '../flow-states.ts'
import { countCall } from '../limits.ts'
import { beginWithLetters } from '../mailing.ts'
import { dropTokens } from '../one-time-tokens.ts'
import { mailPasswordChanged } from '../password-letter.ts'
import { hashPassword, isPassword, requireGoodPassword } from '../passwords.ts'
import { voidChanges } from '../pending-changes.ts'
import { requirePhone } from '../phones.ts'
import { requireProof } from '../proof.ts'
import { AuthRefusal } from '../refusal.ts'
import { endSessions } from '../sessions.ts'
import { userAnswer } from '../user-answer.ts'
import { emailTaken, findByEmail, loadPerson, merged, updateUser } from '../users.ts'
import { askToChangeEmail, takeEmail } from './user-email.ts'

/** GET /user: who the session is of. */
export async function getUser(call: Call): Promise<Response> {
  const { user } = await requireCaller(call)
  return answer(userAnswer(await loadPerson(call.parts.sql, user.id, call.now)))
}

/** PUT /user: a new password, other data, a new address (which waits for its confirmation), or several of them. */
export async function putUser(call: Call): Promise<Response> {
  const caller = await requireCaller(call)
  const fields = await readFields(call.request)
  refuseForeignFields(fields)
  const data = objectIn(fields, 'data')
  const passwordHash = await readPassword(call, caller, fields)
  const email = newEmailIn(caller, fields)
  if (passwordHash || email) {
    await requireSecondStep(call, caller)
    await requireProof(call, caller, { password: textIn(fields, 'current_password'), nonce: textIn(fields, 'nonce') })
  }
  // What is refused until here has mailed nothing.
  if (email) await countCall(call, 'user', email)
  const person = await beginWithLetters(call, async tx => {
    const { user } = await holdCaller(tx, caller)
    if (passwordHash) await changePassword(call, tx, caller, passwordHash)
    if (data) await updateUser(tx, user.id, { user_metadata: merged(user.user_metadata, data) }, call.now)
    if (isKept(fields, user.email)) await voidChanges(tx, user.id)
    if (email) await changeEmail(call, tx, caller, email, challengeIn(fields))
    return loadPerson(tx, user.id, call.now)
  })
  return answer(userAnswer(person))
}

function refuseForeignFields(fields: Fields) {
  if (objectIn(fields, 'app_metadata')) {
    throw new AuthRefusal(403, 'not_admin', 'Updating app_metadata requires admin privileges')
  }
  const phone = textIn(fields, 'phone')
  if (phone) requirePhone(phone)
  if (phone) throw new AuthRefusal(400, 'phone_provider_disabled', 'Phone signups are disabled')
}

/** The hash of the new password, or nothing when it stays. */
async function readPassword(call: Call, { user }: Caller, fields: Fields): Promise<string | undefined> {
  const password = textIn(fields, 'password')
  if (!password) return undefined
  requireGoodPassword(password, call.parts.options)
  await countCall(call, 'token', user.email)
  if (await isPassword(password, user.password_hash)) {
    throw new AuthRefusal(422, 'same_password', 'New password should be different from the old password.')
  }
  return hashPassword(password)
}

/** Other devices are signed out, whatever was asked for or mailed is void; the session that made the change goes on. */
async function changePassword(call: Call, tx: Tx, { user, sessionId }: Caller, password_hash: string) {
  await updateUser(tx, user.id, { password_hash }, call.now)
  await endSessions(tx, user.id, 'others', sessionId)
  await voidChanges(tx, user.id)
  await dropTokens(tx, user.id)
  await mailPasswordChanged(call, tx, user)
}

/** Whoever asks for the address that they have wants no other one any more. */
const isKept = (fields: Fields, present: string) => Boolean(textIn(fields, 'email')) && emailIn(fields) === present

function newEmailIn({ user }: Caller, fields: Fields): string | undefined {
  const email = textIn(fields, 'email') ? emailIn(fields) : undefined
  return email === user.email ? undefined : email
}

async function changeEmail(call: Call, tx: Tx, caller: Caller, email: string, pkce: Challenge | undefined) {
  if (await findByEmail(tx, email)) throw emailTaken()
  await (call.parts.options.autoconfirm
    ? takeEmail(call, tx, caller, email)
    : askToChangeEmail(call, tx, caller, email, pkce))
}
