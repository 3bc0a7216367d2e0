import { hash, verify } from '@node-rs/argon2'
import { isCommonPassword } from '../../contract/passwords/is-common-password.ts'
import { isBlankPassword } from '../../contract/passwords/password-rules.ts'
import type { AuthOptions } from './options.ts'
import { AuthRefusal } from './refusal.ts'

/** Supabase Auth hashes with bcrypt, which reads no further; a password that works here works there. */
const LONGEST_BYTES = 72

type PasswordOptions = Pick<AuthOptions, 'shortestPassword' | 'isPicky'>

/** Checks a new password as the hosted service does that asks for long and unleaked ones. */
export function requireGoodPassword(password: string, { shortestPassword, isPicky }: PasswordOptions) {
  if (Buffer.byteLength(password) > LONGEST_BYTES) {
    throw new AuthRefusal(400, 'validation_failed', `Password cannot be longer than ${LONGEST_BYTES} characters`)
  }
  // Characters as a reader counts them, not as UTF-16 does.
  if ([...password].length < shortestPassword) {
    throw weak('length', `Password should be at least ${shortestPassword} characters.`)
  }
  if (!isPicky) return
  if (isBlankPassword(password)) throw weak('characters', 'Password should contain more than spaces.')
  if (isCommonPassword(password)) {
    throw weak('pwned', 'Password is known to be weak and easy to guess, please choose a different one.')
  }
}

function weak(reason: 'length' | 'characters' | 'pwned', message: string): AuthRefusal {
  return new AuthRefusal(422, 'weak_password', message, { weak_password: { reasons: [reason] } })
}

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
