import { answerCostly } from '../../../../server/http/costly.ts'
import { endpoint } from '../../../../server/http/endpoint.ts'
import { otherMethods } from '../../../../server/http/other-methods.ts'
import { requireDraftId } from '../../../../server/http/path-params.ts'

/** Makes a draft a template as it is, for one credit. */
export const POST = endpoint({ user: 'required' }, async ({ app, account, params, request, url }) => {
  const id = requireDraftId(params.id)
  const call = { app, account, request, url, body: null }
  return answerCostly(call, app.limits.generations, job => app.drafts.keep(account.id, id, job))
})

export const ALL = otherMethods({ POST })
