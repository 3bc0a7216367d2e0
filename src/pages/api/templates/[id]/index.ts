import { PatchTemplate } from '../../../../contract/template.ts'
import { answer, answerFields } from '../../../../server/http/answer.ts'
import { endpoint } from '../../../../server/http/endpoint.ts'
import { otherMethods } from '../../../../server/http/other-methods.ts'
import { requireId } from '../../../../server/http/path-params.ts'
import { TEMPLATE_BYTES } from '../../../../server/http/sizes.ts'

export const GET = endpoint({ user: 'required' }, async ({ app, account, params }) =>
  answer(await app.templates.require(account.id, requireId(params.id)))
)

/** Saves by hand, based on a revision. */
export const PATCH = endpoint(
  { user: 'required', body: PatchTemplate, maxBytes: TEMPLATE_BYTES },
  async ({ app, account, params, body }) => answer(await app.templates.patch(account.id, requireId(params.id), body))
)

/** For a day, `POST …/undelete` brings it back. */
export const DELETE = endpoint({ user: 'required' }, async ({ app, account, params }) => {
  await app.templates.remove(account.id, requireId(params.id))
  return answerFields()
})

export const ALL = otherMethods({ GET, PATCH, DELETE })
