import { AddAsset } from '../../../contract/asset.ts'
import { ListPage } from '../../../contract/list-page.ts'
import { KINDS_OF_PICTURES } from '../../../server/assets/read-picture.ts'
import { answer, answerFields } from '../../../server/http/answer.ts'
import { fileBody } from '../../../server/http/body.ts'
import { endpoint } from '../../../server/http/endpoint.ts'
import { otherMethods } from '../../../server/http/other-methods.ts'
import { readQuery } from '../../../server/http/query.ts'
import { PICTURE_BYTES } from '../../../server/http/sizes.ts'

const Picture = fileBody(['image/png', 'image/jpeg', 'image/gif', 'image/webp'], KINDS_OF_PICTURES)

/** The pictures that were uploaded, a page at a time: `?limit=`, and `?cursor=` with the `next_cursor` of the page before. */
export const GET = endpoint({ user: 'required' }, async ({ app, account, url }) => {
  const { assets, next_cursor } = await app.assets.list(account.id, readQuery(url, ListPage))
  return answerFields({ data: assets, next_cursor })
})

/** Uploads a picture, which is the body; `?name=` says what it is called. */
export const POST = endpoint({ user: 'required', body: Picture, maxBytes: PICTURE_BYTES }, async call => {
  const { app, account, url, body: bytes } = call
  const { name } = readQuery(url, AddAsset)
  await app.limits.uploads.use(account.id)
  return answer(await app.assets.add(account.id, { name, bytes }), 201)
})

export const ALL = otherMethods({ GET, POST })
