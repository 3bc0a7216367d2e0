import { randomUUID } from 'node:crypto'
import { answer, type Call, type Tx } from '../call.ts'
import { holdCaller, requireCaller } from '../callers.ts'
import { countCall } from '../limits.ts'
import { AuthRefusal } from '../refusal.ts'
import { requireFactor } from './factor-rows.ts'

const LIVES_S = 300
/** So long it is told that one has expired; after that nobody knows of it. */
const REMEMBERED_MS = 60 * 60 * 1_000

/** POST /factors/{id}/challenge: asks for a code, which is then taken from the same address. */
export async function challenge(call: Call): Promise<Response> {
  const caller = await requireCaller(call)
  await countCall(call, 'factor', caller.user.email)
  const { now, address } = call
  const id = randomUUID()
  await call.parts.sql.begin(async tx => {
    const { user } = await holdCaller(tx, caller)
    const factor = await requireFactor(tx, user.id, call.params.factor)
    await tx`delete from auth.factor_challenges
      where factor_id = ${factor.id} and created_at < ${new Date(now.getTime() - REMEMBERED_MS)}`
    await tx`insert into auth.factor_challenges (id, factor_id, address, created_at)
      values (${id}, ${factor.id}, ${address}, ${now})`
    await tx`update auth.factors set last_challenged_at = ${now}, updated_at = ${now} where id = ${factor.id}`
  })
  return answer({ id, type: 'totp', expires_at: Math.floor(now.getTime() / 1_000) + LIVES_S })
}

/** Refuses a challenge of a factor that is unknown, used, too old, or asked for from another address. */
export async function requireChallenge(tx: Tx, { address, now }: Call, factorId: string, id: string) {
  const [found] = await tx<{ address: string; taken_at: Date | null; created_at: Date }[]>`
    select address, taken_at, created_at from auth.factor_challenges
    where id::text = ${id} and factor_id = ${factorId}`
  if (!found) {
    throw new AuthRefusal(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
  }
  // The hosted service has one code for both.
  if (found.taken_at || found.address !== address) {
    throw new AuthRefusal(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.')
  }
  if (now.getTime() - found.created_at.getTime() > LIVES_S * 1_000) {
    const message = `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`
    throw new AuthRefusal(422, 'mfa_challenge_expired', message)
  }
}
