import { AppError } from '../../../../server/errors.ts'
import { answer } from '../../../../server/http/answer.ts'
import { endpoint } from '../../../../server/http/endpoint.ts'
import { otherMethods } from '../../../../server/http/other-methods.ts'

/** What the caller's plan includes. */
export const GET = endpoint({ user: 'required' }, async ({ app, account, params }) => {
  if (params.accountId !== account.id) throw new AppError('not_found', 'This account does not exist.')
  return answer(await app.billing.entitlements(account.id))
})

export const ALL = otherMethods({ GET })
