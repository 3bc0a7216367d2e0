import { SendTestEmail } from '../../../../contract/template.ts'
import { answer } from '../../../../server/http/answer.ts'
import { endpoint } from '../../../../server/http/endpoint.ts'
import { otherMethods } from '../../../../server/http/other-methods.ts'
import { requireId } from '../../../../server/http/path-params.ts'

/** Sends the email once, to see it in a real mailbox. */
export const POST = endpoint({ user: 'required', body: SendTestEmail }, async call => {
  const { app, account, params, body, request } = call
  await app.limits.mails.use(account.id)
  const to = await app.templates.sendTest(account, requireId(params.id), body.to, request.signal)
  return answer({ accepted: [to] })
})

export const ALL = otherMethods({ POST })
