import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Tx } from './call.ts'
import { type Fields, textIn } from './fields.ts'
import { AuthRefusal } from './refusal.ts'
import { lockUser } from './users.ts'

/** How long a code lives, from the click on the mailed link. */
const CODE_LIVES_MS = 5 * 60 * 1_000
const A_DAY_MS = 24 * 60 * 60 * 1_000
const CHALLENGE = /^[A-Za-z0-9._~-]{43,128}$/

/** What a client keeps the answer to: only it can turn a code into a session. */
export interface Challenge {
  challenge: string
  method: 'plain' | 's256'
}

/** How a session is begun by a code, as its token tells. */
export type FlowMethod = 'email/signup' | 'recovery' | 'email_change' | 'magiclink' | 'invite'

/** The challenge of a call, or nothing when the client did not ask for a code. */
export function challengeIn(fields: Fields): Challenge | undefined {
  const challenge = textIn(fields, 'code_challenge')
  const method = textIn(fields, 'code_challenge_method')?.toLowerCase()
  if (!challenge && !method) return undefined
  if (!challenge || !method) {
    throw new AuthRefusal(
      400,
      'validation_failed',
      'PKCE flow requires code_challenge_method and code_challenge to be present'
    )
  }
  if (!CHALLENGE.test(challenge)) {
    throw new AuthRefusal(400, 'validation_failed', 'code challenge has to be between 43 and 128 valid characters')
  }
  if (method !== 's256' && method !== 'plain') {
    throw new AuthRefusal(400, 'validation_failed', 'code challenge method has to be s256 or plain')
  }
  return { challenge, method }
}

/**
 * Remembers the challenge of a call until its link is opened; those of links that have long expired are forgotten. Answers its id,
 * or nothing for a call without a challenge.
 */
export async function openFlow(
  tx: Tx,
  userId: string,
  method: FlowMethod,
  pkce: Challenge | undefined,
  now: Date
): Promise<string | undefined> {
  if (!pkce) return undefined
  const longAgo = new Date(now.getTime() - A_DAY_MS)
  await tx`delete from auth.flow_states where user_id = ${userId} and created_at < ${longAgo}`
  const [flow] = await tx<{ id: string }[]>`
    insert into auth.flow_states (user_id, method, challenge, challenge_method, created_at)
    select id, ${method}::text, ${pkce.challenge}::text, ${pkce.method}::text, ${now}::timestamptz
    from auth.users where id = ${userId} returning id`
  return flow?.id
}

/** A code for the browser that asked for the link. */
export async function issueCode(tx: Tx, flowId: string | undefined, now: Date): Promise<string> {
  const code = randomUUID()
  const updated = await tx`
    update auth.flow_states set auth_code = ${code}, auth_code_issued_at = ${now}
    where id = ${flowId ?? null}`
  if (updated.count === 0) throw unknownFlow()
  return code
}

/** Takes a code in; it works once, and a wrong verifier does not use it up. */
export async function redeemCode(tx: Tx, code: string, verifier: string, now: Date) {
  const [known] = await tx<{ user_id: string }[]>`
    select user_id from auth.flow_states where auth_code::text = ${code}`
  // A password that is being changed makes the code void first, or ends the session that it begins.
  if (known) await lockUser(tx, known.user_id)
  const [flow] = await tx<
    {
      id: string
      user_id: string
      method: FlowMethod
      challenge: string
      challenge_method: Challenge['method']
      auth_code_issued_at: Date
    }[]
  >`select * from auth.flow_states where auth_code::text = ${code} for update`
  if (!flow) throw unknownFlow()
  if (now.getTime() - flow.auth_code_issued_at.getTime() > CODE_LIVES_MS) {
    throw new AuthRefusal(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
  }
  if (!isAnswered({ challenge: flow.challenge, method: flow.challenge_method }, verifier)) {
    throw new AuthRefusal(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier')
  }
  await tx`delete from auth.flow_states where id = ${flow.id}`
  return { userId: flow.user_id, method: flow.method }
}

/** Voids the codes that a user's links were traded for. */
export async function dropCodes(tx: Tx, userId: string) {
  await tx`delete from auth.flow_states where user_id = ${userId} and auth_code is not null`
}

function unknownFlow(): AuthRefusal {
  return new AuthRefusal(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
}

function isAnswered({ challenge, method }: Challenge, verifier: string): boolean {
  const given = method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier
  const [a, b] = [Buffer.from(given), Buffer.from(challenge)]
  return a.length === b.length && timingSafeEqual(a, b)
}
