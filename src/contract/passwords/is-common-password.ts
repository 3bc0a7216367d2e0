import { COMMON_PASSWORDS } from './common-passwords.ts'
import { plainPassword } from './plain-password.ts'

const common = new Set(COMMON_PASSWORDS)

/** Whether a password is among those that are tried first. Capitals, spaces around it and what cannot be seen hide none. */
export function isCommonPassword(password: string): boolean {
  return common.has(plainPassword(password).toLowerCase())
}
