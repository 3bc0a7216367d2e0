import { ChangeBrand } from '../../../../contract/brand.ts'
import { answer, answerFields } from '../../../../server/http/answer.ts'
import { endpoint } from '../../../../server/http/endpoint.ts'
import { otherMethods } from '../../../../server/http/other-methods.ts'
import { requireBrandId } from '../../../../server/http/path-params.ts'
import { BRAND_BYTES } from '../../../../server/http/sizes.ts'

export const PATCH = endpoint(
  { user: 'required', body: ChangeBrand, maxBytes: BRAND_BYTES },
  async ({ app, account, params, body }) => answer(await app.brands.change(account.id, requireBrandId(params.id), body))
)

export const DELETE = endpoint({ user: 'required' }, async ({ app, account, params }) => {
  await app.brands.remove(account.id, requireBrandId(params.id))
  return answerFields()
})

export const ALL = otherMethods({ PATCH, DELETE })
