import { RemoveAsset } from '../../../contract/asset.ts'
import { answerFields } from '../../../server/http/answer.ts'
import { endpoint } from '../../../server/http/endpoint.ts'
import { otherMethods } from '../../../server/http/other-methods.ts'
import { requireId } from '../../../server/http/path-params.ts'
import { readQuery } from '../../../server/http/query.ts'

/** Deletes a picture; 409 says where one is still used, unless `?confirm=true`. */
export const DELETE = endpoint({ user: 'required' }, async ({ app, account, params, url }) => {
  const { confirm } = readQuery(url, RemoveAsset)
  const id = requireId(params.id, 'This picture does not exist.')
  await app.assets.remove(account.id, id, { confirmed: confirm === 'true' })
  return answerFields()
})

export const ALL = otherMethods({ DELETE })
