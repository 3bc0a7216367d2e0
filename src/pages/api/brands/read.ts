import { ReadBrand } from '../../../contract/brand.ts'
import { answer } from '../../../server/http/answer.ts'
import { endpoint } from '../../../server/http/endpoint.ts'
import { otherMethods } from '../../../server/http/other-methods.ts'
import { TEMPLATE_BYTES } from '../../../server/http/sizes.ts'

/** What a website, an email or a template shows of a brand. */
export const POST = endpoint(
  { user: 'required', body: ReadBrand, maxBytes: TEMPLATE_BYTES },
  async ({ app, account, body, request }) => {
    await app.limits.brandReadings.use(account.id)
    return answer(await app.brandReader.read(body, { accountId: account.id, signal: request.signal }))
  }
)

export const ALL = otherMethods({ POST })
