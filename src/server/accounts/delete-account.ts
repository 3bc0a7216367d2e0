import type { z } from 'zod'
import type { DeleteAccount } from '../../contract/delete-account.ts'
import type { App } from '../app.ts'
import { confirmIdentity } from '../auth/confirm-identity.ts'
import type { Visitor } from '../auth/visitor.ts'
import { AppError } from '../errors.ts'
import type { Account } from './account.ts'

interface Caller {
  app: Pick<App, 'accountData' | 'auth' | 'limits'>
  visitor: Visitor
  account: Account
}

const NOT_HERE =
  'Accounts of this site are deleted by those who run it. Write to them from the address of your account.'

/** Deletes the caller's account, once they have typed its address and shown who they are. */
export async function deleteAccount(
  { app, visitor, account }: Caller,
  { email, proof }: z.infer<typeof DeleteAccount>
): Promise<void> {
  const { close } = app.accountData
  if (!close) throw new AppError('forbidden', NOT_HERE)
  if (email.trim().toLowerCase() !== visitor.email.toLowerCase()) {
    throw new AppError('unprocessable', 'This is not the address of your account.')
  }
  await confirmIdentity(app, visitor, proof, { isAlwaysAsked: true })
  await close(account)
  app.auth.forgetSessions()
}
