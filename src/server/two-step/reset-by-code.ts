import type { z } from 'zod'
import { easyPasswordError } from '../../contract/passwords/password-rules.ts'
import type { ResetByCode } from '../../contract/two-step.ts'
import type { App } from '../app.ts'
import type { Visitor } from '../auth/visitor.ts'
import { AppError } from '../errors.ts'
import { isCodeOf } from './recovery-codes.ts'

interface Caller {
  app: Pick<App, 'auth' | 'authAdmin' | 'limits' | 'sql' | 'twoStep'>
  visitor: Visitor
}

const NO_CODES = 'There are no recovery codes here.'
const WRONG_CODE = 'This is not one of your recovery codes, or it was used before. Try another one.'

/**
 * Sets a new password for somebody who took one step, such as a mailed link, and has a recovery code for the other. The auth service
 * knows no such codes and asks for an app's, so its administrator does it. All sessions end. Throws `unprocessable` for a wrong code,
 * and `bad_request` for a password that is not taken: then the same code is good again in the same session.
 */
export async function resetByCode({ app, visitor }: Caller, given: z.infer<typeof ResetByCode>): Promise<void> {
  if (!app.authAdmin) throw new AppError('not_found', NO_CODES)
  const easy = await easyPasswordError(given.password)
  if (easy) throw new AppError('bad_request', easy)
  await app.limits.proofs.use(visitor.id)
  await takeCode(app, visitor, given.code)
  await app.authAdmin.setPassword(visitor.id, given.password)
  app.auth.forgetSessions()
}

/** A session that took its second step in another way has no part in this: it can change the password itself. */
async function takeCode({ sql, twoStep }: Caller['app'], visitor: Visitor, code: string) {
  if (visitor.secondStep === 'needed') return twoStep.recover(visitor, code)
  const isOwn = await isCodeOf(sql, { userId: visitor.id, sessionId: visitor.sessionId, code })
  if (!isOwn) throw new AppError('unprocessable', WRONG_CODE)
}
