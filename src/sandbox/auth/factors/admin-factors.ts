import { requireAdministrator } from '../administrators.ts'
import { answer, type Call } from '../call.ts'
import { beginWithLetters } from '../mailing.ts'
import { requireUser } from '../routes/admin-users.ts'
import { factorAnswer, listFactors, requireFactor } from './factor-rows.ts'
import { deleteFactor } from './remove.ts'

/** GET /admin/users/{id}/factors */
export async function showFactors(call: Call): Promise<Response> {
  await requireAdministrator(call)
  const factors = await call.parts.sql.begin(async tx => listFactors(tx, (await requireUser(call, tx)).id))
  return answer(factors.map(factorAnswer))
}

/** DELETE /admin/users/{id}/factors/{id} */
export async function removeFactorOf(call: Call): Promise<Response> {
  await requireAdministrator(call)
  const removed = await beginWithLetters(call, async tx => {
    const user = await requireUser(call, tx)
    const factor = await requireFactor(tx, user.id, call.params.factor)
    await deleteFactor(call, tx, user, factor)
    return factor
  })
  return answer(factorAnswer(removed))
}
