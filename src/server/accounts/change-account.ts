import type { z } from 'zod'
import type { AccountAnswer } from '../../contract/account.ts'
import type { ChangeAccount } from '../../contract/change-account.ts'
import type { App } from '../app.ts'
import type { Account } from './account.ts'

interface Caller {
  app: Pick<App, 'accounts' | 'auth'>
  account: Account
}

/**
 * Changes what people may of their own account, and answers it. The auth service keeps the name, and is told with the caller's
 * own `token`: what it knows of its sessions from before holds the old one.
 */
export async function changeAccount(
  { app, account }: Caller,
  { full_name }: z.infer<typeof ChangeAccount>,
  token: string
): Promise<AccountAnswer> {
  await app.auth.changeName(token, full_name)
  app.auth.forgetSessions()
  return app.accounts.answer(account)
}
