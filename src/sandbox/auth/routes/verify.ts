import { emailChanged } from '../../../mails/letters.ts'
import { answer, type Call, type Tx } from '../call.ts'
import { emailIn, type Fields, readFields, textIn } from '../fields.ts'
import { countCall } from '../limits.ts'
import { beginWithLetters, mailLetter } from '../mailing.ts'
import { requirePhone } from '../phones.ts'
import { AuthRefusal } from '../refusal.ts'
import { sessionAnswer, startSession } from '../sessions.ts'
import { makeStopUrl } from '../stops.ts'
import { isLinkType, type Shown, type Verified, verify } from '../verification.ts'

/** What is said when one of two addresses has agreed to a change. */
export const HALF_CONFIRMED = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/** POST /verify: a session for the code of a mail, or for the token of its link. */
export async function verifyToken(call: Call): Promise<Response> {
  const { parts, now } = call
  const { type, shown } = await readVerification(call)
  const done = await beginWithLetters(call, async tx => {
    const verified = await verify(tx, shown, type, now)
    if (verified) await tellFormerAddress(call, tx, verified)
    if (!verified || verified.isHalf) return { verified, grant: undefined }
    return { verified, grant: await startSession(call, tx, verified.userId, 'otp') }
  })
  if (done.grant) return answer(await sessionAnswer(parts, done.grant, now))
  if (done.verified) return answer({ msg: HALF_CONFIRMED, code: '200' })
  const what = 'code' in shown ? 'Token has expired or is invalid' : 'Email link is invalid or has expired'
  throw new AuthRefusal(403, 'otp_expired', what)
}

type Changed = Pick<Verified, 'userId' | 'formerEmail' | 'email'>

/** Says at the old address that it was changed, and how to take that back. */
export async function tellFormerAddress(call: Call, tx: Tx, { userId, formerEmail, email }: Changed) {
  if (!formerEmail) return
  const stopUrl = await makeStopUrl(call.parts, tx, { id: userId, email: formerEmail }, 'email', call.now)
  await mailLetter(call, tx, formerEmail, emailChanged({ email: formerEmail, newEmail: email, stopUrl }))
}

async function readVerification(call: Call): Promise<{ type: string; shown: Shown }> {
  const fields = await readFields(call.request)
  const [type, token, tokenHash] = [textIn(fields, 'type'), textIn(fields, 'token'), textIn(fields, 'token_hash')]
  if (!type) throw invalid('Verify requires a verification type')
  if (Boolean(token) === Boolean(tokenHash)) throw invalid('Verify requires either a token or a token hash')
  if (token) return readCode(call, fields, type, token)
  if (textIn(fields, 'email') || textIn(fields, 'phone')) {
    throw invalid('Only the token_hash and type should be provided')
  }
  if (!isLinkType(type)) throw invalid('Invalid email verification type')
  await countCall(call, 'verify')
  return { type, shown: { token: tokenHash ?? '' } }
}

async function readCode(call: Call, fields: Fields, type: string, token: string) {
  const [email, phone] = [textIn(fields, 'email'), textIn(fields, 'phone')]
  if (phone && !email) refusePhone(phone, type)
  if (!email || phone) throw invalid('Only an email address or phone number should be provided on verify')
  const address = readAddress(fields)
  if (!isLinkType(type)) throw invalid('Invalid email verification type')
  await countCall(call, 'verify', address)
  // People write codes in groups.
  return { type, shown: { address, code: token.replaceAll(/[\s-]/g, '') } }
}

function readAddress(fields: Fields): string {
  try {
    return emailIn(fields)
  } catch {
    throw new AuthRefusal(422, 'validation_failed', 'Invalid email format')
  }
}

/** No phone has been sent a code, so none can be right. */
function refusePhone(phone: string, type: string): never {
  requirePhone(phone)
  if (type !== 'sms' && type !== 'phone_change') throw invalid('Invalid sms verification type')
  throw new AuthRefusal(403, 'otp_expired', 'Token has expired or is invalid')
}

function invalid(message: string): AuthRefusal {
  return new AuthRefusal(400, 'validation_failed', message)
}
