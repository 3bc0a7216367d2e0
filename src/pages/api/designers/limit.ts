import { LimitDesigner } from '../../../contract/designer.ts'
import { answer } from '../../../server/http/answer.ts'
import { endpoint } from '../../../server/http/endpoint.ts'
import { otherMethods } from '../../../server/http/other-methods.ts'

/** Says when work with the own key stops for the month. */
export const PUT = endpoint({ user: 'required', body: LimitDesigner }, async ({ app, account, body }) =>
  answer(await app.designers.limit(account.id, body.limit))
)

export const ALL = otherMethods({ PUT })
