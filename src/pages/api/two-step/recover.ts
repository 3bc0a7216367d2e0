import { UseRecoveryCode } from '../../../contract/two-step.ts'
import { answerFields } from '../../../server/http/answer.ts'
import { endpoint } from '../../../server/http/endpoint.ts'
import { otherMethods } from '../../../server/http/other-methods.ts'

/** Takes a recovery code for the second step of the session that calls. */
export const POST = endpoint(
  { user: 'visitor', takesSecondStep: true, body: UseRecoveryCode },
  async ({ app, visitor, body }) => {
    await app.limits.proofs.use(visitor.id)
    await app.twoStep.recover(visitor, body.code)
    return answerFields()
  }
)

export const ALL = otherMethods({ POST })
