import { answer } from '../../../server/http/answer.ts'
import { endpoint } from '../../../server/http/endpoint.ts'
import { otherMethods } from '../../../server/http/other-methods.ts'

/** The caller's subscriptions. */
export const GET = endpoint({ user: 'required' }, async ({ app, account }) =>
  answer(await app.billing.products(account.id))
)

export const ALL = otherMethods({ GET })
