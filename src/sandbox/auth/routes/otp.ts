import { addressConfirmation, magicLink } from '../../../mails/letters.ts'
import { answer, type Call, type Tx } from '../call.ts'
import { emailIn, type Fields, flagIn, objectIn, readFields, textIn } from '../fields.ts'
import { type Challenge, challengeIn } from '../flow-states.ts'
import { countCall } from '../limits.ts'
import { makeMailedLink } from '../mailed-link.ts'
import { beginWithLetters, mailLetter } from '../mailing.ts'
import { requirePhone } from '../phones.ts'
import { AuthRefusal } from '../refusal.ts'
import { addSignUp } from '../sign-ups.ts'
import { confirmEmail, findByEmail, insertUser, NOBODY, type UserRow, updateUser } from '../users.ts'

interface Wanted {
  email: string
  isCreating: boolean
  data: Record<string, unknown>
  pkce: Challenge | undefined
}

/**
 * POST /otp and /magiclink: mails a link and a code that sign in without a password. Somebody new is added, unless the caller wants
 * none; to them, the same mail confirms their address.
 */
export async function signInByMail(call: Call): Promise<Response> {
  const wanted = readWanted(await readFields(call.request))
  await countCall(call, 'otp', wanted.email)
  await beginWithLetters(call, async tx => {
    const user = await findOrAdd(call, tx, wanted)
    await mailSignIn(call, tx, user, wanted)
  })
  return answer()
}

async function findOrAdd(call: Call, tx: Tx, { email, isCreating, data }: Wanted): Promise<UserRow> {
  const { options } = call.parts
  const known = await findByEmail(tx, email)
  if (known?.email_confirmed_at) return known
  if (!isCreating && !known) throw unknown()
  if (!options.signUps) throw new AuthRefusal(422, 'signup_disabled', 'Signups not allowed for this instance')
  if (!known) await insertUser(tx, email, call.now)
  const user = await findByEmail(tx, email)
  if (!user) throw new Error('The user was neither added nor found.')
  if (!options.autoconfirm) return user
  const confirmed = { ...user, user_metadata: { ...data, ...user.user_metadata } }
  await confirmEmail(tx, confirmed, email, call.now)
  return { ...confirmed, email_confirmed_at: call.now }
}

/** Takes the same steps for an address that is confirmed and for one that is not. */
async function mailSignIn(call: Call, tx: Tx, user: UserRow, { data, pkce }: Wanted) {
  const { id: userId, email, email_confirmed_at: isKnown } = user
  const { now } = call
  await updateUser(tx, userId, isKnown ? { recovery_sent_at: now } : { confirmation_sent_at: now }, now)
  const signUp = await addSignUp(tx, isKnown ? NOBODY : userId, { passwordHash: null, data }, now)
  const use = isKnown
    ? ({ kind: 'recovery', type: 'magiclink', method: 'magiclink' } as const)
    : ({ kind: 'confirmation', type: 'signup', method: 'email/signup', signUpId: signUp } as const)
  const link = await makeMailedLink(call, tx, { userId, address: email, pkce, ...use })
  const write = isKnown ? magicLink : addressConfirmation
  await mailLetter(call, tx, email, write({ email, ...link }))
}

function readWanted(fields: Fields): Wanted {
  const [email, phone] = [textIn(fields, 'email'), textIn(fields, 'phone')]
  if (email && phone) throw invalid('Only an email address or phone number should be provided')
  if (email && textIn(fields, 'channel')) throw invalid('Channel should only be specified with Phone OTP')
  const pkce = challengeIn(fields)
  const [isCreating, data] = [flagIn(fields, 'create_user') ?? true, objectIn(fields, 'data') ?? {}]
  if (email) return { email: emailIn(fields), isCreating, data, pkce }
  if (!phone) throw invalid('One of email or phone must be set')
  if (!isCreating) throw nobodyHas(phone)
  throw new AuthRefusal(400, 'phone_provider_disabled', 'Unsupported phone provider')
}

function nobodyHas(phone: string): AuthRefusal {
  requirePhone(phone)
  return unknown()
}

function unknown(): AuthRefusal {
  return new AuthRefusal(422, 'otp_disabled', 'Signups not allowed for otp')
}

function invalid(message: string): AuthRefusal {
  return new AuthRefusal(400, 'validation_failed', message)
}
