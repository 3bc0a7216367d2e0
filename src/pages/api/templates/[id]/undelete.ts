import { answer } from '../../../../server/http/answer.ts'
import { endpoint } from '../../../../server/http/endpoint.ts'
import { otherMethods } from '../../../../server/http/other-methods.ts'
import { requireId } from '../../../../server/http/path-params.ts'

/** Brings a deleted template back, for a day after it was deleted. */
export const POST = endpoint({ user: 'required' }, async ({ app, account, params }) =>
  answer(await app.templates.undelete(account.id, requireId(params.id)))
)

export const ALL = otherMethods({ POST })
