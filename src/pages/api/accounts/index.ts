import { CreateAccount } from '../../../contract/account.ts'
import { AppError } from '../../../server/errors.ts'
import { answer } from '../../../server/http/answer.ts'
import { endpoint } from '../../../server/http/endpoint.ts'
import { otherMethods } from '../../../server/http/other-methods.ts'

/** Sets up the caller's own account. */
export const POST = endpoint({ user: 'visitor', body: CreateAccount }, async ({ app, visitor, body }) => {
  if (body.user_id !== visitor.id) throw new AppError('forbidden', 'You can set up only your own account.')
  return answer(await app.accounts.answer(await app.accounts.create(visitor)), 201)
})

export const ALL = otherMethods({ POST })
