import { ReadBrief } from '../../../contract/brief.ts'
import { answer } from '../../../server/http/answer.ts'
import { endpoint } from '../../../server/http/endpoint.ts'
import { otherMethods } from '../../../server/http/other-methods.ts'

/** What is understood of a brief, before a credit is spent. */
export const POST = endpoint({ user: 'required', body: ReadBrief }, async ({ app, account, body, request }) => {
  await app.limits.readings.use(account.id)
  return answer(await app.briefs.read(account.id, body, request.signal))
})

export const ALL = otherMethods({ POST })
