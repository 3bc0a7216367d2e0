import { recovery } from '../../../mails/letters.ts'
import { answer, type Call } from '../call.ts'
import { emailIn, readFields } from '../fields.ts'
import { challengeIn } from '../flow-states.ts'
import { countCall } from '../limits.ts'
import { makeMailedLink } from '../mailed-link.ts'
import { beginWithLetters, mailLetter } from '../mailing.ts'
import { findByEmail, NOBODY, updateUser } from '../users.ts'

/** POST /recover: mails a link to set a new password. The answer, and the work for it, is the same for an address that nobody has. */
export async function recover(call: Call): Promise<Response> {
  const fields = await readFields(call.request)
  const [email, pkce, { now }] = [emailIn(fields), challengeIn(fields), call]
  await countCall(call, 'recover', email)
  await beginWithLetters(call, async tx => {
    const { id } = (await findByEmail(tx, email)) ?? { id: NOBODY }
    await updateUser(tx, id, { recovery_sent_at: now }, now)
    const use = { userId: id, kind: 'recovery', type: 'recovery', method: 'recovery' } as const
    const { url, code } = await makeMailedLink(call, tx, { ...use, address: email, pkce })
    await mailLetter(call, tx, id === NOBODY ? null : email, recovery({ email, url, code }))
  })
  return answer()
}
