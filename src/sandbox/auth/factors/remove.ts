import { answer, type Call, type Tx } from '../call.ts'
import { type Caller, holdCaller, requireCaller } from '../callers.ts'
import { beginWithLetters } from '../mailing.ts'
import { requireProof } from '../proof.ts'
import { AuthRefusal } from '../refusal.ts'
import { findAssurance } from './assurance.ts'
import { type FactorRow, requireFactor } from './factor-rows.ts'

/** DELETE /factors/{id}: takes a factor away. One that counts asks for a session that has taken the second step, just now. */
export async function removeFactor(call: Call): Promise<Response> {
  const caller = await requireCaller(call)
  const known = await call.parts.sql.begin(tx => requireRemovable(call, tx, caller))
  if (known.status === 'verified') await requireProof(call, caller, {})
  await beginWithLetters(call, async tx => {
    await holdCaller(tx, caller)
    await deleteFactor(tx, await requireRemovable(call, tx, caller))
  })
  return answer({ id: known.id })
}

async function requireRemovable({ params }: Call, tx: Tx, caller: Caller): Promise<FactorRow> {
  const factor = await requireFactor(tx, caller.user.id, params.factor)
  const { taken } = await findAssurance(tx, caller)
  if (factor.status === 'unverified' || taken) return factor
  throw new AuthRefusal(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
}

/** Sessions that it was the second step of go on with one step. */
export async function deleteFactor(tx: Tx, { id }: FactorRow) {
  await tx`delete from auth.factors where id = ${id}`
}
