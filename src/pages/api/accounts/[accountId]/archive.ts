import { requireOwn } from '../../../../server/accounts/require-own.ts'
import { endpoint } from '../../../../server/http/endpoint.ts'
import { otherMethods } from '../../../../server/http/other-methods.ts'

/** Everything that is kept of the caller's account, as a ZIP. */
export const GET = endpoint({ user: 'required' }, async ({ app, account, visitor, params }) => {
  requireOwn(account, params.accountId)
  await app.limits.exports.use(account.id)
  return new Response(app.accountData.archive(account, visitor), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="mailwright.zip"',
      'cache-control': 'private, no-store'
    }
  })
})

export const ALL = otherMethods({ GET })
