import { passwordChanged } from '../../mails/letters.ts'
import type { Call, Tx } from './call.ts'
import { mailLetter } from './mailing.ts'
import { makeStopUrl } from './stops.ts'
import type { UserRow } from './users.ts'

/** Tells an owner that their password is another one, with a link that undoes it. After what else the change voids: links are among that. */
export async function mailPasswordChanged(call: Call, tx: Tx, user: UserRow) {
  const stopUrl = await makeStopUrl(call.parts, tx, user, 'password', call.now)
  await mailLetter(call, tx, user.email, passwordChanged({ email: user.email, time: call.now, stopUrl }))
}
