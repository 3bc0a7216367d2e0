import { TurnTwoStepOff } from '../../../contract/two-step.ts'
import { confirmIdentity } from '../../../server/auth/confirm-identity.ts'
import { answer, answerFields } from '../../../server/http/answer.ts'
import { bearerOf, endpoint } from '../../../server/http/endpoint.ts'
import { otherMethods } from '../../../server/http/other-methods.ts'

/** How two-step verification stands. */
export const GET = endpoint({ user: 'required' }, async ({ app, visitor }) => answer(await app.twoStep.state(visitor)))

/** Turns it off: authenticator apps and recovery codes go. */
export const DELETE = endpoint({ user: 'required', body: TurnTwoStepOff }, async ({ app, visitor, body, request }) => {
  await confirmIdentity(app, visitor, body.proof, { isAlwaysAsked: true })
  await app.twoStep.turnOff(visitor, bearerOf(request) ?? '')
  return answerFields()
})

export const ALL = otherMethods({ GET, DELETE })
