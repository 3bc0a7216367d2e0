import { reauthentication } from '../../../mails/letters.ts'
import { answer, type Call } from '../call.ts'
import { holdCaller, requireCaller } from '../callers.ts'
import { countCall } from '../limits.ts'
import { beginWithLetters, mailLetter } from '../mailing.ts'
import { makeToken } from '../one-time-tokens.ts'
import { AuthRefusal } from '../refusal.ts'
import { updateUser } from '../users.ts'

/** GET /reauthenticate: mails the caller a code that a change which matters is to bring along. */
export async function reauthenticate(call: Call): Promise<Response> {
  const caller = await requireCaller(call)
  const { email, email_confirmed_at } = caller.user
  if (!email_confirmed_at) throw new AuthRefusal(422, 'email_not_confirmed', 'Please verify your email first.')
  await countCall(call, 'otp', email)
  await beginWithLetters(call, async tx => {
    const { id: userId } = (await holdCaller(tx, caller)).user
    await updateUser(tx, userId, { reauthentication_sent_at: call.now }, call.now)
    const { codeLength } = call.parts.options
    const use = { userId, kind: 'reauthentication', address: email, codeLength, isForCode: false } as const
    const { code } = await makeToken(tx, use, call.now)
    await mailLetter(call, tx, email, reauthentication({ email, code }))
  })
  return answer()
}
