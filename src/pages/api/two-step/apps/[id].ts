import { RemoveTwoStepApp } from '../../../../contract/two-step.ts'
import { confirmIdentity } from '../../../../server/auth/confirm-identity.ts'
import { answerFields } from '../../../../server/http/answer.ts'
import { bearerOf, endpoint } from '../../../../server/http/endpoint.ts'
import { otherMethods } from '../../../../server/http/other-methods.ts'

/** Takes an authenticator app away. The last one takes two-step verification and its recovery codes along. */
export const DELETE = endpoint(
  { user: 'required', body: RemoveTwoStepApp },
  async ({ app, visitor, body, params, request }) => {
    await confirmIdentity(app, visitor, body.proof, { isAlwaysAsked: true })
    await app.twoStep.removeApp(visitor, bearerOf(request) ?? '', params.id ?? '')
    return answerFields()
  }
)

export const ALL = otherMethods({ DELETE })
