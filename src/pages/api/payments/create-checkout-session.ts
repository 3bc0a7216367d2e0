import { CreateCheckoutSession } from '../../../contract/payments.ts'
import { answerFields } from '../../../server/http/answer.ts'
import { endpoint } from '../../../server/http/endpoint.ts'
import { otherMethods } from '../../../server/http/other-methods.ts'

/** Where a plan is bought, or changed to. */
export const POST = endpoint(
  { user: 'required', body: CreateCheckoutSession },
  async ({ app, account, body, request, url }) => {
    const origin = request.headers.get('origin') ?? url.origin
    return answerFields({ url: await app.billing.createCheckoutSession(account, body.plan, origin) })
  }
)

export const ALL = otherMethods({ POST })
