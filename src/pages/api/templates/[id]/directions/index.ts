import { MakeDirection } from '../../../../../contract/directions.ts'
import { answer } from '../../../../../server/http/answer.ts'
import { answerCostly } from '../../../../../server/http/costly.ts'
import { endpoint } from '../../../../../server/http/endpoint.ts'
import { otherMethods } from '../../../../../server/http/other-methods.ts'
import { requireId } from '../../../../../server/http/path-params.ts'

/** The designs of a template's brief. */
export const GET = endpoint({ user: 'required' }, async ({ app, account, params }) =>
  answer(await app.directions.require(account.id, requireId(params.id)))
)

/** Makes one of them once more. */
export const POST = endpoint({ user: 'required', body: MakeDirection }, async call => {
  const { app, account, params, body } = call
  const asked = { templateId: requireId(params.id), at: body.direction, isAnew: body.anew }
  return answerCostly(call, app.limits.generations, job => app.directions.makeAnew(account.id, asked, job))
})

export const ALL = otherMethods({ GET, POST })
