import type { Call, Tx } from './call.ts'
import { assuranceOf } from './factors/methods.ts'
import type { Grant } from './grant.ts'
import { noteNetwork, THIS_PROCESS } from './known-places.ts'

/**
 * Takes note of a sign-in that is whole, in the transaction that it is in: none stands that was not noted. The site's own calls are none; it
 * asks whether a password is right by signing in, and notes those who open its pages itself.
 */
export async function noteSignIn(call: Call, tx: Tx, { user, sessionId, factors, methods }: Grant) {
  const isAsked = factors.some(({ status }) => status === 'verified')
  const isHalf = isAsked && assuranceOf(methods) === 'aal1'
  if (call.address === THIS_PROCESS || isHalf) return
  await noteNetwork(call, tx, user.id)
  await call.parts.onSession?.(tx, { userId: user.id, email: user.email, sessionId, request: call.request })
}
