import { z } from 'zod'
import { requireAdministrator } from '../administrators.ts'
import { bannedUntil } from '../ban-durations.ts'
import { answer, type Call, type Tx } from '../call.ts'
import { emailIn, type Fields, flagIn, objectIn, readFields, textIn } from '../fields.ts'
import { beginWithLetters } from '../mailing.ts'
import { dropTokens } from '../one-time-tokens.ts'
import { mailPasswordChanged } from '../password-letter.ts'
import { hashPassword, requireGoodPassword } from '../passwords.ts'
import { voidChanges } from '../pending-changes.ts'
import { requirePhone } from '../phones.ts'
import { AuthRefusal } from '../refusal.ts'
import { endSessions } from '../sessions.ts'
import { onlyOf, settleSignUps } from '../sign-ups.ts'
import { dropStops } from '../stops.ts'
import { userAnswer } from '../user-answer.ts'
import {
  confirmEmail,
  EMAIL_PROVIDER,
  emailTaken,
  findByEmail,
  insertUser,
  loadPerson,
  merged,
  moveEmail,
  type UserRow,
  updateUser
} from '../users.ts'
import { requireUser } from './admin-users.ts'

/** POST /admin/users: a user with what the administrator says of them, confirmed only if that is said. */
export async function createUser(call: Call): Promise<Response> {
  await requireAdministrator(call)
  const fields = await readFields(call.request)
  refusePhone(fields)
  if (!textIn(fields, 'email')) {
    throw new AuthRefusal(400, 'validation_failed', 'Cannot create a user without either an email or phone')
  }
  const email = emailIn(fields)
  const [id, password_hash] = [idIn(fields), await givenHash(fields)]
  const changes = { ...readChanges(fields, call.now), ...(password_hash ? { password_hash } : {}) }
  return call.parts.sql.begin(async tx => {
    const metadata = objectIn(fields, 'user_metadata') ?? {}
    if (!(await insertUser(tx, email, call.now, { id, metadata }))) throw emailTaken()
    const user = await requireByEmail(tx, email)
    const app_metadata = { ...EMAIL_PROVIDER, ...objectIn(fields, 'app_metadata') }
    return finish(call, tx, user, fields, { ...changes, app_metadata })
  })
}

/** PUT /admin/users/{id}: what is given changes, the rest stays. A new password signs the user out everywhere. */
export async function changeUser(call: Call): Promise<Response> {
  await requireAdministrator(call)
  const fields = await readFields(call.request)
  refusePhone(fields)
  const email = textIn(fields, 'email') ? emailIn(fields) : undefined
  const password_hash = await chosenHash(call, fields)
  const changes = { ...readChanges(fields, call.now), ...(password_hash ? { password_hash } : {}) }
  return beginWithLetters(call, async tx => {
    const user = await requireUser(call, tx)
    if (password_hash) await signOut(call, tx, user)
    if (email && email !== user.email) {
      await voidMails(tx, user)
      await moveEmail(tx, user, email, call.now)
    }
    const user_metadata = merged(user.user_metadata, objectIn(fields, 'user_metadata') ?? {})
    const app_metadata = merged(user.app_metadata, objectIn(fields, 'app_metadata') ?? {})
    return finish(call, tx, { ...user, email: email ?? user.email }, fields, {
      ...changes,
      user_metadata,
      app_metadata
    })
  })
}

async function finish({ now }: Call, tx: Tx, user: UserRow, fields: Fields, changes: Partial<UserRow>) {
  await updateUser(tx, user.id, changes, now)
  if (flagIn(fields, 'email_confirm') && !user.email_confirmed_at) {
    const own = await settleSignUps(tx, user.id, onlyOf, now)
    const known = { ...user, ...changes }
    const password_hash = known.password_hash ?? own?.passwordHash ?? null
    await confirmEmail(
      tx,
      { ...known, password_hash, user_metadata: { ...own?.data, ...known.user_metadata } },
      user.email,
      now
    )
  }
  return answer(userAnswer(await loadPerson(tx, user.id, now)))
}

/** With a new password. Whoever owns the address already hears of it: it may have been a thief who had an administrator set it. */
async function signOut(call: Call, tx: Tx, user: UserRow) {
  await endSessions(tx, user.id, 'global', user.id)
  await voidChanges(tx, user.id)
  await dropTokens(tx, user.id)
  if (user.email_confirmed_at) await mailPasswordChanged(call, tx, user)
}

/** What went to an address that is given up must neither open the account nor bring the address back. */
async function voidMails(tx: Tx, { id }: UserRow) {
  await voidChanges(tx, id)
  await dropTokens(tx, id)
  await dropStops(tx, id)
}

function readChanges(fields: Fields, now: Date): Partial<UserRow> {
  const [duration, role] = [textIn(fields, 'ban_duration'), textIn(fields, 'role')]
  return {
    ...(duration ? { banned_until: bannedUntil(duration, now) } : {}),
    ...(role ? { role } : {})
  }
}

/** The password of a new user, in the clear or hashed already. How good it is, the administrator knows. */
async function givenHash(fields: Fields): Promise<string | undefined> {
  const [password, known] = [textIn(fields, 'password'), textIn(fields, 'password_hash')]
  if (password && known) throw invalid('Only a password or a password hash should be provided')
  if (known && !/^\$argon2(id|i|d)\$v=\d+\$[\w=,]+\$[\w+/]+\$[\w+/]+$/.test(known)) {
    throw invalid('password_hash is not an Argon2 hash')
  }
  if (password && Buffer.byteLength(password) > 72) throw invalid('Password cannot be longer than 72 characters')
  return password ? hashPassword(password) : known
}

async function chosenHash({ parts }: Call, fields: Fields): Promise<string | undefined> {
  const password = textIn(fields, 'password')
  if (!password) return undefined
  requireGoodPassword(password, parts.options)
  return hashPassword(password)
}

function idIn(fields: Fields): string | undefined {
  const id = textIn(fields, 'id')
  if (id === undefined || z.guid().safeParse(id).success) return id
  throw invalid('ID must conform to the uuid v4 format')
}

function refusePhone(fields: Fields) {
  const phone = textIn(fields, 'phone')
  if (!phone) return
  requirePhone(phone)
  throw new AuthRefusal(400, 'phone_provider_disabled', 'Phone signups are disabled')
}

async function requireByEmail(tx: Tx, email: string): Promise<UserRow> {
  const user = await findByEmail(tx, email)
  if (!user) throw new Error('The user was not added.')
  return user
}

function invalid(message: string): AuthRefusal {
  return new AuthRefusal(400, 'validation_failed', message)
}
