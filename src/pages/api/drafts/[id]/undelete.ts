import { answerFields } from '../../../../server/http/answer.ts'
import { endpoint } from '../../../../server/http/endpoint.ts'
import { otherMethods } from '../../../../server/http/other-methods.ts'
import { requireDraftId } from '../../../../server/http/path-params.ts'

/** Brings a discarded draft back, for a day. */
export const POST = endpoint({ user: 'required' }, async ({ app, account, params }) => {
  await app.drafts.bringBack(account.id, requireDraftId(params.id))
  return answerFields()
})

export const ALL = otherMethods({ POST })
