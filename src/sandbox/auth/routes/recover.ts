import { answer, type Call } from '../call.ts'
import { emailIn, readFields } from '../fields.ts'
import { challengeIn, openFlow } from '../flow-states.ts'
import { recoveryLetter } from '../letters.ts'
import { beginWithLetters, countMail, mailedLink, mailLetter } from '../mailing.ts'
import { makeToken } from '../one-time-tokens.ts'
import { findByEmail, NOBODY, updateUser } from '../users.ts'

/** POST /recover: mails a link to set a new password. The answer, and the work for it, is the same for an address that nobody has. */
export async function recover(call: Call): Promise<Response> {
  const fields = await readFields(call.request)
  const [email, pkce, { now }] = [emailIn(fields), challengeIn(fields), call]
  await countMail(call)
  await beginWithLetters(call, async tx => {
    const { id } = (await findByEmail(tx, email)) ?? { id: NOBODY }
    await updateUser(tx, id, { recovery_sent_at: now }, now)
    const flowId = await openFlow(tx, id, 'recovery', pkce, now)
    const token = await makeToken(tx, { userId: id, kind: 'recovery', flowId }, pkce !== undefined, now)
    const letter = recoveryLetter(mailedLink(call, token, 'recovery'))
    await mailLetter(call, tx, id === NOBODY ? null : email, letter)
  })
  return answer()
}
