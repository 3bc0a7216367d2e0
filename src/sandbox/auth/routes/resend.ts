import { answer, type Call } from '../call.ts'
import { findCaller, holdCaller } from '../callers.ts'
import { emailIn, type Fields, readFields, textIn } from '../fields.ts'
import { type Challenge, challengeIn } from '../flow-states.ts'
import { countCall, countMailTo } from '../limits.ts'
import { beginWithLetters } from '../mailing.ts'
import { findChange } from '../pending-changes.ts'
import { AuthRefusal } from '../refusal.ts'
import { findByEmail } from '../users.ts'
import { askToConfirm } from './signup.ts'
import { askToChangeEmail } from './user-email.ts'

const TYPES = ['signup', 'email_change', 'sms', 'phone_change']

/** POST /resend: sends a mail again that is still waited for. The answer is the same when nobody waits for it. */
export async function resend(call: Call): Promise<Response> {
  const fields = await readFields(call.request)
  const type = typeIn(fields)
  const [email, pkce] = [emailIn(fields), challengeIn(fields)]
  await countCall(call, 'resend', email)
  if (type === 'signup') await resendConfirmation(call, email, pkce)
  if (type === 'email_change') await resendEmailChange(call, email, pkce)
  return answer()
}

/** What is to be sent again to an address. In the order in which the hosted service refuses: what is missing, then phones. */
function typeIn(fields: Fields): string {
  const [type, email, phone] = [textIn(fields, 'type') ?? '', textIn(fields, 'email'), textIn(fields, 'phone')]
  if (!TYPES.includes(type)) throw invalid(`Missing one of these types: ${TYPES.join(', ')}`)
  if (type === 'signup' && !email) throw invalid('Type provided requires an email address')
  if (type === 'sms' && !phone) throw invalid('Type provided requires a phone number')
  if (email && phone) throw invalid('Only an email address or phone number should be provided.')
  if (phone) throw new AuthRefusal(400, 'phone_provider_disabled', 'Phone logins are disabled')
  if (!email) throw invalid('Missing one of email or phone')
  return type
}

function invalid(message: string): AuthRefusal {
  return new AuthRefusal(400, 'validation_failed', message)
}

/** Who asks need not be who signed up, so the link confirms the address and brings no password along. */
async function resendConfirmation(call: Call, email: string, pkce: Challenge | undefined) {
  await beginWithLetters(call, async tx => askToConfirm(call, tx, await findByEmail(tx, email), pkce))
}

/** Only for the session that asked for the change; to everybody else the answer says as little as ever. */
async function resendEmailChange(call: Call, email: string, pkce: Challenge | undefined) {
  const caller = await findCaller(call)
  if (caller?.user.email !== email) return
  const waiting = await findChange(call.parts.sql, caller.sessionId, 'email', call.now)
  if (!waiting) return
  await countMailTo(call, waiting.email, 'change')
  await beginWithLetters(call, async tx => {
    const held = await holdCaller(tx, caller)
    const change = await findChange(tx, held.sessionId, 'email', call.now)
    if (change) await askToChangeEmail(call, tx, held, change.email, pkce)
  })
}
