import { ListVersions } from '../../../../../contract/version.ts'
import { answerFields } from '../../../../../server/http/answer.ts'
import { endpoint } from '../../../../../server/http/endpoint.ts'
import { otherMethods } from '../../../../../server/http/other-methods.ts'
import { requireId } from '../../../../../server/http/path-params.ts'
import { readQuery } from '../../../../../server/http/query.ts'

/** The versions of a template, the newest first: `?limit=`, and `?before=` with the `next` of the page before. */
export const GET = endpoint({ user: 'required' }, async ({ app, account, params, url }) => {
  const { versions, next } = await app.templates.versions(
    account.id,
    requireId(params.id),
    readQuery(url, ListVersions)
  )
  return answerFields({ data: versions, next })
})

export const ALL = otherMethods({ GET })
