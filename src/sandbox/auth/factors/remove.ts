import { appRemoved, twoStepOff } from '../../../mails/letters.ts'
import { answer, type Call, type Tx } from '../call.ts'
import { type Caller, holdCaller, requireCaller } from '../callers.ts'
import { beginWithLetters, mailLetter } from '../mailing.ts'
import { requireProof } from '../proof.ts'
import { AuthRefusal } from '../refusal.ts'
import { makeStopUrl } from '../stops.ts'
import type { UserRow } from '../users.ts'
import { findAssurance } from './assurance.ts'
import { countVerified, type FactorRow, requireFactor } from './factor-rows.ts'

/** DELETE /factors/{id}: takes a factor away. One that counts asks for a session that has taken the second step, just now. */
export async function removeFactor(call: Call): Promise<Response> {
  const caller = await requireCaller(call)
  const known = await call.parts.sql.begin(tx => requireRemovable(call, tx, caller))
  if (known.status === 'verified') await requireProof(call, caller, {})
  await beginWithLetters(call, async tx => {
    const { user } = await holdCaller(tx, caller)
    await deleteFactor(call, tx, user, await requireRemovable(call, tx, caller))
  })
  return answer({ id: known.id })
}

async function requireRemovable({ params }: Call, tx: Tx, caller: Caller): Promise<FactorRow> {
  const factor = await requireFactor(tx, caller.user.id, params.factor)
  const { taken } = await findAssurance(tx, caller)
  if (factor.status === 'unverified' || taken) return factor
  throw new AuthRefusal(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
}

/** Sessions that it was the second step of go on with one step. The owner hears of it, if it counted. */
export async function deleteFactor(call: Call, tx: Tx, user: UserRow, { id, status }: FactorRow) {
  await tx`delete from auth.factors where id = ${id}`
  if (status !== 'verified') return
  const hasOthers = (await countVerified(tx, user.id)) > 0
  const what = hasOthers ? 'app_removed' : 'two_step_off'
  const stopUrl = await makeStopUrl(call.parts, tx, user, what, call.now)
  const letter = hasOthers ? appRemoved : twoStepOff
  await mailLetter(call, tx, user.email, letter({ email: user.email, time: call.now, stopUrl }))
}
