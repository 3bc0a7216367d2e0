import { appAdded, twoStepOn } from '../../../mails/letters.ts'
import { answer, type Call, type Tx } from '../call.ts'
import { type Caller, holdCaller, requireCaller } from '../callers.ts'
import { readFields, textIn } from '../fields.ts'
import type { Grant } from '../grant.ts'
import { countCall } from '../limits.ts'
import { beginWithLetters, mailLetter } from '../mailing.ts'
import { noteSignIn } from '../note-sign-in.ts'
import { AuthRefusal } from '../refusal.ts'
import { sessionAnswer } from '../sessions.ts'
import { makeStopUrl } from '../stops.ts'
import { requireChallenge } from './challenge.ts'
import { countVerified, type FactorRow, requireFactor } from './factor-rows.ts'
import { raiseSession } from './raise-session.ts'
import { stepOfCode } from './totp.ts'
import { countWrongTry, requireTries } from './wrong-tries.ts'

/** POST /factors/{id}/verify: a good code makes the factor count, and the session one of two steps, with tokens that say so. */
export async function verifyFactor(call: Call): Promise<Response> {
  const caller = await requireCaller(call)
  await countCall(call, 'factor', caller.user.email)
  const fields = await readFields(call.request)
  const [challengeId, code] = [textIn(fields, 'challenge_id') ?? '', textIn(fields, 'code')]
  if (!code) throw new AuthRefusal(400, 'validation_failed', 'Code needs to be non-empty')
  const outcome = await beginWithLetters(call, async tx => {
    const held = await holdCaller(tx, caller)
    const factor = await requireFactor(tx, held.user.id, call.params.factor)
    await requireChallenge(tx, call, factor.id, challengeId)
    return tryCode(call, tx, held, { factor, challengeId, code })
  })
  if (outcome instanceof AuthRefusal) throw outcome
  return answer(await sessionAnswer(call.parts, outcome, call.now))
}

interface Try {
  factor: FactorRow
  challengeId: string
  code: string
}

/** Answers a wrong code's refusal instead of throwing it: that it was tried must be kept although the call fails. */
async function tryCode(call: Call, tx: Tx, caller: Caller, given: Try): Promise<Grant | AuthRefusal> {
  const { factor, challengeId, code } = given
  const { now } = call
  requireTries(factor, now)
  const step = stepOfCode(Buffer.from(factor.secret, 'base64url'), code, now, factor.last_step)
  if (step === undefined) {
    await countWrongTry(tx, factor, now)
    return new AuthRefusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
  }
  await tx`update auth.factor_challenges set taken_at = ${now} where id::text = ${challengeId}`
  await tx`
    update auth.factors set status = 'verified', verified_at = coalesce(verified_at, ${now}), last_step = ${step}, wrong_tries = 0, wrong_since = null,
      updated_at = ${now} where id = ${factor.id}`
  if (factor.status === 'unverified') await settle(call, tx, caller)
  const grant = await raiseSession(tx, caller, factor.id, now)
  await noteSignIn(call, tx, grant)
  return grant
}

/** Enrolments that nobody went through with are void once one was, and the owner hears of it. */
async function settle(call: Call, tx: Tx, { user }: Caller) {
  await tx`delete from auth.factors where user_id = ${user.id} and status = 'unverified'`
  const isFirst = (await countVerified(tx, user.id)) === 1
  const what = isFirst ? 'two_step_on' : 'app_added'
  const stopUrl = await makeStopUrl(call.parts, tx, user, what, call.now)
  const letter = isFirst ? twoStepOn : appAdded
  await mailLetter(call, tx, user.email, letter({ email: user.email, time: call.now, stopUrl }))
}
