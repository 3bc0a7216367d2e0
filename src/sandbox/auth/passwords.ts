import { hash, verify } from '@node-rs/argon2'
import { isCommonPassword } from '../../contract/passwords/is-common-password.ts'
import { isEasyPassword } from '../../contract/passwords/password-strength.ts'
import { isBlankPassword, passwordLength } from '../../contract/passwords/plain-password.ts'
import type { AuthOptions } from './options.ts'
import { AuthRefusal } from './refusal.ts'

/** Supabase Auth hashes with bcrypt, which reads no further; a password that works here works there. */
const LONGEST_BYTES = 72

type PasswordOptions = Pick<AuthOptions, 'shortestPassword' | 'isPicky'>

/** Checks a new password as the hosted service does that asks for long and unleaked ones. */
export function requireGoodPassword(password: string, options: PasswordOptions) {
  if (Buffer.byteLength(password) > LONGEST_BYTES) {
    throw new AuthRefusal(400, 'validation_failed', `Password cannot be longer than ${LONGEST_BYTES} characters`)
  }
  const weakness = weaknessOf(password, options)
  if (!weakness) return
  const { message, reasons } = weakness
  throw new AuthRefusal(422, 'weak_password', message, { weak_password: { reasons } })
}

/** All that is weak about a password, which may have been good enough when it was chosen; nothing about a good one. */
export function weaknessOf(password: string, { shortestPassword, isPicky }: PasswordOptions) {
  const [isShort, isBlank] = [passwordLength(password) < shortestPassword, isBlankPassword(password)]
  // Every short one is easy to guess. That it is short says enough.
  const isEasy = isCommonPassword(password) || (!isShort && !isBlank && isEasyPassword(password))
  const found = [
    {
      is: isShort,
      reason: 'length',
      message: `Password should be at least ${shortestPassword} characters.`
    },
    {
      is: isPicky && isBlank,
      reason: 'characters',
      message: 'Password should contain more than spaces.'
    },
    { is: isPicky && isEasy, reason: 'pwned', message: EASY }
  ].filter(({ is }) => is)
  if (found.length === 0) return undefined
  return { message: found.map(({ message }) => message).join(' '), reasons: found.map(({ reason }) => reason) }
}

const EASY = 'Password is known to be weak and easy to guess, please choose a different one.'

/** Hashes with argon2id, off the main thread. Takes tens of milliseconds: never call it inside a transaction. */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

let decoy: Promise<string> | undefined

/** Whether the password fits. Without a hash to compare, the same time passes and the answer is no. */
export async function isPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  decoy ??= hash('nobody has this password')
  const isRight = await verify(passwordHash ?? (await decoy), password)
  return isRight && typeof passwordHash === 'string'
}
