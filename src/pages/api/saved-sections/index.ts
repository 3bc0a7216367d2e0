import { ListPage } from '../../../contract/list-page.ts'
import { SaveSection } from '../../../contract/saved-section.ts'
import { answer, answerFields } from '../../../server/http/answer.ts'
import { endpoint } from '../../../server/http/endpoint.ts'
import { otherMethods } from '../../../server/http/other-methods.ts'
import { readQuery } from '../../../server/http/query.ts'
import { SECTION_BYTES } from '../../../server/http/sizes.ts'

/** The saved sections, a page at a time: `?limit=`, and `?cursor=` with the `next_cursor` of the page before. */
export const GET = endpoint({ user: 'required' }, async ({ app, account, url }) => {
  const { sections, next_cursor } = await app.savedSections.list(account.id, readQuery(url, ListPage))
  return answerFields({ data: sections, next_cursor })
})

/** Keeps a section to use it again. */
export const POST = endpoint(
  { user: 'required', body: SaveSection, maxBytes: SECTION_BYTES },
  async ({ app, account, body }) => answer(await app.savedSections.add(account.id, body), 201)
)

export const ALL = otherMethods({ GET, POST })
