import { answer } from '../../../server/http/answer.ts'
import { endpoint } from '../../../server/http/endpoint.ts'
import { otherMethods } from '../../../server/http/other-methods.ts'

/** Who could design for the account, who does, and what was used this month. */
export const GET = endpoint({ user: 'required' }, async ({ app, account }) =>
  answer(await app.designers.state(account.id))
)

export const ALL = otherMethods({ GET })
