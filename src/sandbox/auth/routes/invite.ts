import { invite as inviteLetter } from '../../../mails/letters.ts'
import { requireAdministrator } from '../administrators.ts'
import { answer, type Call } from '../call.ts'
import { emailIn, objectIn, readFields } from '../fields.ts'
import { makeMailedLink } from '../mailed-link.ts'
import { beginWithLetters, mailLetter } from '../mailing.ts'
import { userAnswer } from '../user-answer.ts'
import { emailTaken, findByEmail, insertUser, loadPerson, updateUser } from '../users.ts'

/** POST /invite: adds somebody, and mails them a link to come in by. */
export async function invite(call: Call): Promise<Response> {
  await requireAdministrator(call)
  const { now } = call
  const fields = await readFields(call.request)
  const [email, metadata] = [emailIn(fields), objectIn(fields, 'data') ?? {}]
  const person = await beginWithLetters(call, async tx => {
    await insertUser(tx, email, now, { metadata })
    const user = await findByEmail(tx, email)
    if (!user || user.email_confirmed_at) throw emailTaken()
    await updateUser(tx, user.id, { invited_at: now, confirmation_sent_at: now }, now)
    const use = { userId: user.id, kind: 'confirmation', type: 'invite', method: 'invite', address: email } as const
    const link = await makeMailedLink(call, tx, use)
    await mailLetter(call, tx, email, inviteLetter({ email, ...link }))
    return loadPerson(tx, user.id, now)
  })
  return answer(userAnswer(person))
}
