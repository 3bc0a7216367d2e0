import { CreateBrand } from '../../../contract/brand.ts'
import { answer } from '../../../server/http/answer.ts'
import { endpoint } from '../../../server/http/endpoint.ts'
import { otherMethods } from '../../../server/http/other-methods.ts'
import { BRAND_BYTES } from '../../../server/http/sizes.ts'

/** The account's brands, the default first. */
export const GET = endpoint({ user: 'required' }, async ({ app, account }) => answer(await app.brands.list(account.id)))

export const POST = endpoint(
  { user: 'required', body: CreateBrand, maxBytes: BRAND_BYTES },
  async ({ app, account, body }) => answer(await app.brands.add(account.id, body), 201)
)

export const ALL = otherMethods({ GET, POST })
