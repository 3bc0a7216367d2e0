import { answer } from '../../../server/http/answer.ts'
import { endpoint } from '../../../server/http/endpoint.ts'
import { otherMethods } from '../../../server/http/other-methods.ts'

/** Keeps a plan that was to end with its period; answers how the account's plans stand then. */
export const POST = endpoint({ user: 'required' }, async ({ app, account }) => {
  await app.billing.resume(account)
  return answer(await app.billing.products(account.id))
})

export const ALL = otherMethods({ POST })
