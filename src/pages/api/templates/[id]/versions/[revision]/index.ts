import { answer } from '../../../../../../server/http/answer.ts'
import { endpoint } from '../../../../../../server/http/endpoint.ts'
import { otherMethods } from '../../../../../../server/http/other-methods.ts'
import { requireId, requireRevision } from '../../../../../../server/http/path-params.ts'

/** A version with the email as it was. */
export const GET = endpoint({ user: 'required' }, async ({ app, account, params }) =>
  answer(await app.templates.version(account.id, requireId(params.id), requireRevision(params.revision)))
)

export const ALL = otherMethods({ GET })
