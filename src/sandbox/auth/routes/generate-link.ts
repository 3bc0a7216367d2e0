import { requireAdministrator } from '../administrators.ts'
import { answer, type Call, type Tx } from '../call.ts'
import { emailIn, type Fields, objectIn, readFields, textIn } from '../fields.ts'
import type { FlowMethod } from '../flow-states.ts'
import { makeMailedLink } from '../mailed-link.ts'
import type { LinkType } from '../mailing.ts'
import type { TokenKind } from '../one-time-tokens.ts'
import { hashPassword, requireGoodPassword } from '../passwords.ts'
import { changeOf } from '../pending-changes.ts'
import { allowedRedirect } from '../redirects.ts'
import { AuthRefusal } from '../refusal.ts'
import { addSignUp } from '../sign-ups.ts'
import { userAnswer } from '../user-answer.ts'
import { emailTaken, findByEmail, insertUser, loadPerson, type UserRow, updateUser } from '../users.ts'

interface Wanted {
  type: string
  email: string
  data: Record<string, unknown>
  passwordHash: string | null
  newEmail: string | undefined
}

interface Use {
  kind: TokenKind
  type: LinkType
  method: FlowMethod
  address: string
  signUpId?: string
  changeId?: string
}

/** POST /admin/generate_link: the link and the code that a mail would carry, for an administrator who writes it. */
export async function generateLink(call: Call): Promise<Response> {
  await requireAdministrator(call)
  const { parts, now } = call
  const fields = await readFields(call.request)
  const asked = withRedirect(call, textIn(fields, 'redirect_to'))
  const wanted = await readWanted(call, fields)
  const body = await parts.sql.begin(async tx => {
    const user = await findOrAdd(tx, wanted, now)
    const use = await prepare(tx, user, wanted, now)
    const { url, token, code } = await makeMailedLink(asked, tx, { userId: user.id, ...use })
    const redirect_to = new URL(url).searchParams.get('redirect_to')
    const link = { action_link: url, email_otp: code, hashed_token: token, verification_type: wanted.type, redirect_to }
    return { ...userAnswer(await loadPerson(tx, user.id, now)), ...link }
  })
  return answer(body)
}

/** A link to sign in is one to sign up for somebody who is not known. */
async function readWanted({ parts }: Call, fields: Fields): Promise<Wanted> {
  const email = emailIn(fields)
  const [known] = await parts.sql`select 1 from auth.users where email = ${email}`
  const asked = textIn(fields, 'type') ?? ''
  const type = asked === 'magiclink' && !known ? 'signup' : asked
  if (!TYPES.has(type)) {
    throw new AuthRefusal(400, 'validation_failed', `Invalid email action link type requested: ${asked.slice(0, 40)}`)
  }
  if (!known && type !== 'signup' && type !== 'invite') {
    throw new AuthRefusal(404, 'user_not_found', 'User with this email not found')
  }
  const isChange = type.startsWith('email_change')
  const needsPassword = asked === 'signup' && !known
  const passwordHash = asked === 'signup' ? await readPassword(parts, fields, needsPassword) : null
  const newEmail = isChange ? emailIn(fields, 'new_email') : undefined
  return { type, email, data: objectIn(fields, 'data') ?? {}, passwordHash, newEmail }
}

async function readPassword({ options }: Call['parts'], fields: Fields, isNeeded: boolean): Promise<string | null> {
  const password = textIn(fields, 'password')
  if (!password && !isNeeded) return null
  if (!password) throw new AuthRefusal(400, 'validation_failed', 'Signup requires a valid password')
  requireGoodPassword(password, options)
  return hashPassword(password)
}

async function findOrAdd(tx: Tx, { email, data, type }: Wanted, now: Date): Promise<UserRow> {
  const isNew = (type === 'signup' || type === 'invite') && (await insertUser(tx, email, now, { metadata: data }))
  const user = await findByEmail(tx, email)
  if (!user) throw new AuthRefusal(404, 'user_not_found', 'User with this email not found')
  if (!isNew && user.email_confirmed_at && (type === 'signup' || type === 'invite')) throw emailTaken()
  return user
}

type Prepare = (tx: Tx, user: UserRow, wanted: Wanted, now: Date) => Promise<Use>

const prepareSignUp: Prepare = async (tx, user, { data, passwordHash }, now) => {
  await updateUser(tx, user.id, { confirmation_sent_at: now }, now)
  const signUpId = await addSignUp(tx, user.id, { passwordHash, data }, now)
  return { kind: 'confirmation', type: 'signup', method: 'email/signup', address: user.email, signUpId }
}

const prepareInvite: Prepare = async (tx, user, _wanted, now) => {
  await updateUser(tx, user.id, { confirmation_sent_at: now, invited_at: now }, now)
  return { kind: 'confirmation', type: 'invite', method: 'invite', address: user.email }
}

const prepareRecovery =
  (type: 'recovery' | 'magiclink'): Prepare =>
  async (tx, user, _wanted, now) => {
    await updateUser(tx, user.id, { recovery_sent_at: now }, now)
    return { kind: 'recovery', type, method: type, address: user.email }
  }

/** The two links of one change are asked for one after the other. */
const prepareChange =
  (kind: 'email_change' | 'email_change_current'): Prepare =>
  async (tx, user, { newEmail = '' }, now) => {
    if (await findByEmail(tx, newEmail)) throw emailTaken()
    const changeId = await changeOf(tx, user.id, newEmail, now)
    const address = kind === 'email_change' ? newEmail : user.email
    return { kind, type: 'email_change', method: 'email_change', address, changeId }
  }

const TYPES = new Map<string, Prepare>([
  ['signup', prepareSignUp],
  ['invite', prepareInvite],
  ['recovery', prepareRecovery('recovery')],
  ['magiclink', prepareRecovery('magiclink')],
  ['email_change_current', prepareChange('email_change_current')],
  ['email_change_new', prepareChange('email_change')]
])

async function prepare(tx: Tx, user: UserRow, wanted: Wanted, now: Date): Promise<Use> {
  const run = TYPES.get(wanted.type)
  if (!run) throw new Error(`There is no link of type ${wanted.type}.`)
  return run(tx, user, wanted, now)
}

/** The same call with the address in its body where others have it in their query. */
function withRedirect(call: Call, wanted: string | undefined): Call {
  if (!wanted) return call
  const url = new URL(call.url)
  url.searchParams.set('redirect_to', allowedRedirect(call.parts, wanted))
  return { ...call, url }
}
