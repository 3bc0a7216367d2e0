import { PatchMessage } from '../../../../../contract/template.ts'
import { answer } from '../../../../../server/http/answer.ts'
import { endpoint } from '../../../../../server/http/endpoint.ts'
import { otherMethods } from '../../../../../server/http/other-methods.ts'
import { requireId } from '../../../../../server/http/path-params.ts'

/** Keeps what was decided about something that an opening message left out. */
export const PATCH = endpoint({ user: 'required', body: PatchMessage }, async ({ app, account, params, body }) => {
  const of = { templateId: requireId(params.id), messageId: requireId(params.message, 'This message does not exist.') }
  return answer(await app.templates.choose(account.id, of, body))
})

export const ALL = otherMethods({ PATCH })
