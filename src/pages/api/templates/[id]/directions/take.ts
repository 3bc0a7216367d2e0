import { TakeDirection } from '../../../../../contract/directions.ts'
import { answer } from '../../../../../server/http/answer.ts'
import { endpoint } from '../../../../../server/http/endpoint.ts'
import { otherMethods } from '../../../../../server/http/other-methods.ts'
import { requireId } from '../../../../../server/http/path-params.ts'

/** Makes a direction what the template goes on from. */
export const POST = endpoint({ user: 'required', body: TakeDirection }, async ({ app, account, params, body }) =>
  answer({ template: await app.directions.take(account.id, requireId(params.id), body.direction) })
)

export const ALL = otherMethods({ POST })
