import { CreateTemplate, ListTemplates } from '../../../contract/template.ts'
import { answer, answerFields } from '../../../server/http/answer.ts'
import { endpoint } from '../../../server/http/endpoint.ts'
import { otherMethods } from '../../../server/http/other-methods.ts'
import { readQuery } from '../../../server/http/query.ts'
import { TEMPLATE_BYTES } from '../../../server/http/sizes.ts'

/**
 * Cards, a page at a time: `?limit=`, and `?cursor=` with the `next_cursor` of the page before. `?q=` looks for words,
 * `?sort=` is updated, created or name. The first page also says how many there are in all.
 */
export const GET = endpoint({ user: 'required' }, async ({ app, account, url }) => {
  const { templates, ...place } = await app.templates.list(account.id, readQuery(url, ListTemplates))
  return answerFields({ data: templates, ...place })
})

/** A blank template, or one made of source that exists. */
export const POST = endpoint(
  { user: 'required', body: CreateTemplate, maxBytes: TEMPLATE_BYTES },
  async ({ app, account, body }) => answer(await app.templates.create(account.id, body), 201)
)

export const ALL = otherMethods({ GET, POST })
