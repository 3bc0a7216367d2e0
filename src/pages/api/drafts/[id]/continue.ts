import { ContinueDraft } from '../../../../contract/draft.ts'
import { answerCostly } from '../../../../server/http/costly.ts'
import { endpoint } from '../../../../server/http/endpoint.ts'
import { otherMethods } from '../../../../server/http/other-methods.ts'
import { requireDraftId } from '../../../../server/http/path-params.ts'

/** Goes on with a draft; one credit when it is finished. */
export const POST = endpoint({ user: 'required', body: ContinueDraft }, async call => {
  const { app, account, body, params } = call
  const asked = { id: requireDraftId(params.id), choice: body.designer }
  return answerCostly(call, app.limits.generations, job => app.drafts.resume(account.id, asked, job))
})

export const ALL = otherMethods({ POST })
