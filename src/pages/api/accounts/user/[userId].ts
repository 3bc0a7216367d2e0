import { AppError } from '../../../../server/errors.ts'
import { answer } from '../../../../server/http/answer.ts'
import { endpoint } from '../../../../server/http/endpoint.ts'
import { otherMethods } from '../../../../server/http/other-methods.ts'

/** The caller's account, by the id of its user. */
export const GET = endpoint({ user: 'visitor' }, async ({ app, visitor, params }) => {
  const account = params.userId === visitor.id ? await app.accounts.find(visitor) : undefined
  if (!account) throw new AppError('not_found', 'This account does not exist.')
  return answer(await app.accounts.answer(account))
})

export const ALL = otherMethods({ GET })
