import { CreateTemplate } from '../../../contract/template.ts'
import { answer } from '../../../server/http/answer.ts'
import { endpoint } from '../../../server/http/endpoint.ts'
import { otherMethods } from '../../../server/http/other-methods.ts'
import { TEMPLATE_BYTES } from '../../../server/http/sizes.ts'

export const GET = endpoint({ user: 'required' }, async ({ app, account }) =>
  answer(await app.templates.list(account.id))
)

/** A blank template, or one made of source that exists. */
export const POST = endpoint(
  { user: 'required', body: CreateTemplate, maxBytes: TEMPLATE_BYTES },
  async ({ app, account, body }) => answer(await app.templates.create(account.id, body), 201)
)

export const ALL = otherMethods({ GET, POST })
