import { ConnectDesigner } from '../../../contract/designer.ts'
import { answer } from '../../../server/http/answer.ts'
import { endpoint } from '../../../server/http/endpoint.ts'
import { otherMethods } from '../../../server/http/other-methods.ts'

/** Keeps a model of one's own; its key is never answered again. */
export const PUT = endpoint({ user: 'required', body: ConnectDesigner }, async ({ app, account, body }) => {
  await app.limits.changes.use(account.id)
  return answer(await app.designers.connect(account.id, body))
})

/** Forgets it, and its key. */
export const DELETE = endpoint({ user: 'required' }, async ({ app, account }) =>
  answer(await app.designers.disconnect(account.id))
)

export const ALL = otherMethods({ PUT, DELETE })
