import { MakeRecoveryCodes } from '../../../contract/two-step.ts'
import { confirmIdentity } from '../../../server/auth/confirm-identity.ts'
import { answer } from '../../../server/http/answer.ts'
import { endpoint } from '../../../server/http/endpoint.ts'
import { otherMethods } from '../../../server/http/other-methods.ts'

/** Ten new codes, told this once; those before are good no more. */
export const POST = endpoint({ user: 'required', body: MakeRecoveryCodes }, async ({ app, visitor, body }) => {
  await confirmIdentity(app, visitor, body.proof)
  return answer({ codes: await app.twoStep.makeCodes(visitor) }, 201)
})

export const ALL = otherMethods({ POST })
