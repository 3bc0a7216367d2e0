import { COMMON_PASSWORDS } from './common-passwords.ts'

const common = new Set(COMMON_PASSWORDS)

/** Whether a password is among those that are tried first. Capitals and spaces around it hide none. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.trim().toLowerCase())
}
