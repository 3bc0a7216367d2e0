import { ExportAccount } from '../../../../contract/export-account.ts'
import { requireOwn } from '../../../../server/accounts/require-own.ts'
import { confirmIdentity } from '../../../../server/auth/confirm-identity.ts'
import { AppError } from '../../../../server/errors.ts'
import { endpoint } from '../../../../server/http/endpoint.ts'
import { otherMethods } from '../../../../server/http/other-methods.ts'

const UNCHECKED = 'Your session cannot be checked just now. Please try again in a moment.'

/**
 * Everything that is kept of the caller's account, as a ZIP: for whoever signed in just now, or proves who they are. While the auth service gives no answer nobody knows whether the session has
 * yet to take a second step, which is good enough for a page at a time and not for all at once.
 */
export const POST = endpoint({ user: 'required', body: ExportAccount }, async call => {
  const { app, account, visitor, params, body } = call
  requireOwn(account, params.accountId)
  if (!visitor.isCurrent) throw new AppError('unavailable', UNCHECKED, { retryAfter: 5 })
  await confirmIdentity(app, visitor, body.proof)
  await app.limits.exports.use(account.id)
  return new Response(app.accountData.archive(account, visitor), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="mailwright.zip"',
      'cache-control': 'private, no-store'
    }
  })
})

export const ALL = otherMethods({ POST })
