import { AppError } from '../errors.ts'
import type { Account } from './account.ts'

/** Another's account is one that does not exist. */
export function requireOwn(account: Account, id: string | undefined) {
  if (id !== account.id) throw new AppError('not_found', 'This account does not exist.')
}
