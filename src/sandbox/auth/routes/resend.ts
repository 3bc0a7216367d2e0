import { answer, type Call } from '../call.ts'
import { emailIn, readFields, textIn } from '../fields.ts'
import { type Challenge, challengeIn } from '../flow-states.ts'
import { countMail } from '../mailing.ts'
import { AuthRefusal } from '../refusal.ts'
import { findByEmail } from '../users.ts'
import { askToConfirm, mailConfirmation } from './signup.ts'
import { askToChangeEmail, mailEmailChange } from './user-email.ts'

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
  await countMail(call)
  await (type === 'signup' ? resendConfirmation(call, email, pkce) : resendEmailChange(call, email, pkce))
  return answer()
}

async function resendConfirmation(call: Call, email: string, pkce: Challenge | undefined) {
  const pending = await call.parts.sql.begin(async tx => {
    const user = await findByEmail(tx, email)
    return user && !user.email_confirmed_at ? askToConfirm(tx, user, pkce, call.now) : undefined
  })
  if (pending) await mailConfirmation(call, email, pending.token)
}

async function resendEmailChange(call: Call, email: string, pkce: Challenge | undefined) {
  const pending = await call.parts.sql.begin(async tx => {
    const user = await findByEmail(tx, email)
    return user?.new_email ? askToChangeEmail(tx, user, user.new_email, pkce, call.now) : undefined
  })
  if (pending) await mailEmailChange(call, pending)
}
