import { answerFields } from '../../../../server/http/answer.ts'
import { endpoint } from '../../../../server/http/endpoint.ts'
import { otherMethods } from '../../../../server/http/other-methods.ts'
import { requireDraftId } from '../../../../server/http/path-params.ts'

/** Discards a draft. For a day, `POST …/undelete` brings it back. */
export const DELETE = endpoint({ user: 'required' }, async ({ app, account, params }) => {
  await app.drafts.discard(account.id, requireDraftId(params.id))
  return answerFields()
})

export const ALL = otherMethods({ DELETE })
