import { answer } from '../../../../../../server/http/answer.ts'
import { endpoint } from '../../../../../../server/http/endpoint.ts'
import { otherMethods } from '../../../../../../server/http/other-methods.ts'
import { requireId, requireRevision } from '../../../../../../server/http/path-params.ts'

/** Makes an earlier revision the newest. */
export const POST = endpoint({ user: 'required' }, async ({ app, account, params }) =>
  answer(await app.templates.restore(account.id, requireId(params.id), requireRevision(params.revision)))
)

export const ALL = otherMethods({ POST })
