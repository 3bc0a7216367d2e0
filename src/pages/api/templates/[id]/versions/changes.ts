import { ListChanges } from '../../../../../contract/version.ts'
import { answer } from '../../../../../server/http/answer.ts'
import { endpoint } from '../../../../../server/http/endpoint.ts'
import { otherMethods } from '../../../../../server/http/other-methods.ts'
import { requireId } from '../../../../../server/http/path-params.ts'
import { readQuery } from '../../../../../server/http/query.ts'

/** What was done after a revision, version by version. */
export const GET = endpoint({ user: 'required' }, async ({ app, account, params, url }) => {
  const { since } = readQuery(url, ListChanges)
  return answer(await app.templates.changesSince(account.id, requireId(params.id), since))
})

export const ALL = otherMethods({ GET })
