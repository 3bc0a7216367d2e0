import { TestDesigner } from '../../../contract/designer.ts'
import { answer } from '../../../server/http/answer.ts'
import { endpoint } from '../../../server/http/endpoint.ts'
import { otherMethods } from '../../../server/http/other-methods.ts'

/** Has one section made, and answers what it took. */
export const POST = endpoint({ user: 'required', body: TestDesigner }, async ({ app, account, body, request }) => {
  await app.limits.changes.use(account.id)
  return answer(await app.designers.tryOut(account.id, body, request.signal))
})

export const ALL = otherMethods({ POST })
