import { answer, type Call } from '../call.ts'
import { findCaller, holdCaller } from '../callers.ts'
import { emailIn, readFields, textIn } from '../fields.ts'
import { type Challenge, challengeIn } from '../flow-states.ts'
import { countCall } from '../limits.ts'
import { beginWithLetters } from '../mailing.ts'
import { findChange } from '../pending-changes.ts'
import { AuthRefusal } from '../refusal.ts'
import { findByEmail } from '../users.ts'
import { askToConfirm } from './signup.ts'
import { askToChangeEmail } from './user-email.ts'

/** POST /resend: sends a mail again that is still waited for. The answer is the same when nobody waits for it. */
export async function resend(call: Call): Promise<Response> {
  const fields = await readFields(call.request)
  const type = textIn(fields, 'type')
  if (type === 'sms' || type === 'phone_change') {
    throw new AuthRefusal(400, 'phone_provider_disabled', 'Phone signups are disabled')
  }
  if (type !== 'signup' && type !== 'email_change') {
    throw new AuthRefusal(
      400,
      'validation_failed',
      'Missing one of these types: signup, email_change, sms, phone_change'
    )
  }
  const [email, pkce] = [emailIn(fields), challengeIn(fields)]
  await countCall(call, 'resend', email)
  await (type === 'signup' ? resendConfirmation(call, email, pkce) : resendEmailChange(call, email, pkce))
  return answer()
}

/** Who asks need not be who signed up, so the link confirms the address and brings no password along. */
async function resendConfirmation(call: Call, email: string, pkce: Challenge | undefined) {
  await beginWithLetters(call, async tx => askToConfirm(call, tx, await findByEmail(tx, email), pkce))
}

/** Only for the session that asked for the change; to everybody else the answer says as little as ever. */
async function resendEmailChange(call: Call, email: string, pkce: Challenge | undefined) {
  const caller = await findCaller(call)
  if (caller?.user.email !== email) return
  await beginWithLetters(call, async tx => {
    const held = await holdCaller(tx, caller)
    const change = await findChange(tx, held.sessionId, 'email', call.now)
    if (change) await askToChangeEmail(call, tx, held, change.email, pkce)
  })
}
