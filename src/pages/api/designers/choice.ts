import { ChooseDesigner } from '../../../contract/designer.ts'
import { answer } from '../../../server/http/answer.ts'
import { endpoint } from '../../../server/http/endpoint.ts'
import { otherMethods } from '../../../server/http/other-methods.ts'

/** Chooses who designs for the account from now on. */
export const PUT = endpoint({ user: 'required', body: ChooseDesigner }, async ({ app, account, body }) =>
  answer(await app.designers.choose(account.id, body))
)

export const ALL = otherMethods({ PUT })
