import { ApplyBrand } from '../../../../contract/brand.ts'
import { answer } from '../../../../server/http/answer.ts'
import { endpoint } from '../../../../server/http/endpoint.ts'
import { otherMethods } from '../../../../server/http/other-methods.ts'
import { requireBrandId } from '../../../../server/http/path-params.ts'

/** Puts the brand into emails of the account. */
export const POST = endpoint({ user: 'required', body: ApplyBrand }, async call => {
  const { app, account, body, params, request } = call
  await app.limits.changes.use(account.id)
  const caller = { accountId: account.id, signal: request.signal }
  return answer(await app.brandEmails.apply(requireBrandId(params.id), body.template_ids, caller))
})

export const ALL = otherMethods({ POST })
