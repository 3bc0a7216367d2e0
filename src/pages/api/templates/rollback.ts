import { RollbackTemplate } from '../../../contract/template.ts'
import { answer } from '../../../server/http/answer.ts'
import { endpoint } from '../../../server/http/endpoint.ts'
import { otherMethods } from '../../../server/http/other-methods.ts'

/** Takes back the last change of the chat. */
export const POST = endpoint({ user: 'required', body: RollbackTemplate }, async ({ app, account, body }) =>
  answer({ template: await app.templates.rollback(account.id, body.template_id) })
)

export const ALL = otherMethods({ POST })
