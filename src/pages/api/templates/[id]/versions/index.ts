import { answer } from '../../../../../server/http/answer.ts'
import { endpoint } from '../../../../../server/http/endpoint.ts'
import { otherMethods } from '../../../../../server/http/other-methods.ts'
import { requireId } from '../../../../../server/http/path-params.ts'

/** Every revision of a template. */
export const GET = endpoint({ user: 'required' }, async ({ app, account, params }) =>
  answer(await app.templates.versions(account.id, requireId(params.id)))
)

export const ALL = otherMethods({ GET })
