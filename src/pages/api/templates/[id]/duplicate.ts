import { answer } from '../../../../server/http/answer.ts'
import { endpoint } from '../../../../server/http/endpoint.ts'
import { otherMethods } from '../../../../server/http/other-methods.ts'
import { requireId } from '../../../../server/http/path-params.ts'

/** A copy of the newest state, with a chat of its own. */
export const POST = endpoint({ user: 'required' }, async ({ app, account, params }) =>
  answer(await app.templates.duplicate(account.id, requireId(params.id)), 201)
)

export const ALL = otherMethods({ POST })
