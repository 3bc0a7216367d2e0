import { ResetByCode } from '../../../contract/two-step.ts'
import { answerFields } from '../../../server/http/answer.ts'
import { endpoint } from '../../../server/http/endpoint.ts'
import { otherMethods } from '../../../server/http/other-methods.ts'
import { resetByCode } from '../../../server/two-step/reset-by-code.ts'

/** Sets a new password by a session that a mailed link opened and a recovery code, without the app. */
export const POST = endpoint({ user: 'visitor', takesSecondStep: true, body: ResetByCode }, async call => {
  await resetByCode(call, call.body)
  return answerFields()
})

export const ALL = otherMethods({ POST })
