import { CreateCustomerPortalSession } from '../../../contract/payments.ts'
import { answerFields } from '../../../server/http/answer.ts'
import { endpoint } from '../../../server/http/endpoint.ts'
import { otherMethods } from '../../../server/http/other-methods.ts'

/** Where plan, payments and invoices are looked after. */
export const POST = endpoint({ user: 'required', body: CreateCustomerPortalSession }, async ({ app, account, body }) =>
  answerFields({ url: await app.billing.createPortalSession(account, body.return_url) })
)

export const ALL = otherMethods({ POST })
