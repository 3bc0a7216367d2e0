import { UpdateTemplate } from '../../../contract/template.ts'
import { answerCostly } from '../../../server/http/costly.ts'
import { endpoint } from '../../../server/http/endpoint.ts'
import { otherMethods } from '../../../server/http/other-methods.ts'

/** Changes a template by an instruction of the chat. */
export const POST = endpoint({ user: 'required', body: UpdateTemplate }, async call => {
  const { app, account, body } = call
  return answerCostly(call, app.limits.changes, job => app.templates.change(account.id, body.id, body, job))
})

export const ALL = otherMethods({ POST })
