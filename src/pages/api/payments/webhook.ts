import { answerFields } from '../../../server/http/answer.ts'
import { readBytes } from '../../../server/http/body.ts'
import { endpoint } from '../../../server/http/endpoint.ts'
import { otherMethods } from '../../../server/http/other-methods.ts'

/** Stripe's events are far smaller. */
const MAX_BYTES = 1024 * 1024

/** Takes Stripe's events. The signature is over the body byte by byte, so it is read as it came. */
export const POST = endpoint({ user: 'none' }, async ({ app, request }) => {
  const rawBody = new TextDecoder().decode(await readBytes(request, MAX_BYTES))
  await app.billing.receiveWebhook(rawBody, request.headers.get('stripe-signature'))
  return answerFields({ received: true })
})

export const ALL = otherMethods({ POST })
