import { answer } from '../../../../server/http/answer.ts'
import { endpoint } from '../../../../server/http/endpoint.ts'
import { otherMethods } from '../../../../server/http/other-methods.ts'
import { requireBrandId } from '../../../../server/http/path-params.ts'

/** Which of the account's emails wear the brand, and which do not. */
export const GET = endpoint({ user: 'required' }, async ({ app, account, params }) =>
  answer(await app.brandEmails.list(account.id, requireBrandId(params.id)))
)

export const ALL = otherMethods({ GET })
