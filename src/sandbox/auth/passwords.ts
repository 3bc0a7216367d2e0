import { hash, verify } from '@node-rs/argon2'
import { AuthRefusal } from './refusal.ts'

const SHORTEST = 8
/** Supabase Auth hashes with bcrypt, which reads no further; a password that works here works there. */
const LONGEST_BYTES = 72

/** Checks a new password's length; a reader's characters count, not UTF-16's. */
export function requireGoodPassword(password: string) {
  if (Buffer.byteLength(password) > LONGEST_BYTES) {
    throw new AuthRefusal(400, 'validation_failed', `Password cannot be longer than ${LONGEST_BYTES} characters`)
  }
  if ([...password].length < SHORTEST) {
    throw new AuthRefusal(422, 'weak_password', `Password should be at least ${SHORTEST} characters.`, {
      weak_password: { reasons: ['length'] }
    })
  }
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
