import type { Tx } from './call.ts'
import { dropTokens, findOwner, type TokenKind, type TokenUse, takeToken } from './one-time-tokens.ts'
import { takeChange } from './pending-changes.ts'
import { AuthRefusal } from './refusal.ts'
import { settleSignUps } from './sign-ups.ts'
import { confirmEmail, findByEmail, type UserRow } from './users.ts'

/** Which tokens each type of link may carry. */
const KINDS = new Map<string, TokenKind[]>([
  ['signup', ['confirmation']],
  ['invite', ['confirmation']],
  ['recovery', ['recovery']],
  ['magiclink', ['recovery']],
  ['email', ['confirmation', 'recovery']],
  ['email_change', ['email_change']]
])

export interface Verified extends TokenUse {
  email: string
  /** The address that is no longer in use, when it was changed. */
  formerEmail: string | undefined
}

/** Does what a mailed link is for, once; answers nothing when the link is unknown, used or expired. */
export async function verify(tx: Tx, token: string, type: string, now: Date): Promise<Verified | undefined> {
  const user = await findOwner(tx, token)
  const use = user && (await takeToken(tx, token, KINDS.get(type) ?? [], now))
  if (!use) return undefined
  const email = use.kind === 'email_change' ? await newEmailOf(tx, use, now) : user.email
  // Links that went to the old address must not open the account any more.
  if (email !== user.email) await dropTokens(tx, user.id)
  await confirmEmail(tx, user.email_confirmed_at ? user : await settled(tx, user, use), email, now)
  return { ...use, email, formerEmail: email === user.email ? undefined : user.email }
}

/**
 * A user whose address is confirmed now, with the password and the data of the sign-up whose own link was opened. Any other link
 * brings none of that: who asked for it need not be who signed up.
 */
async function settled(tx: Tx, user: UserRow, { signUpId }: TokenUse): Promise<UserRow> {
  const own = await settleSignUps(tx, user.id, signUpId)
  if (!own) return user
  return { ...user, password_hash: own.passwordHash, user_metadata: { ...own.data, ...user.user_metadata } }
}

/** Somebody else may have taken the address since the mail was sent. */
async function newEmailOf(tx: Tx, { changeId }: TokenUse, now: Date): Promise<string> {
  const { email } = (await takeChange(tx, changeId, 'email', now)) ?? {}
  if (!email) throw new AuthRefusal(403, 'otp_expired', 'Email link is invalid or has expired')
  if (await findByEmail(tx, email)) {
    throw new AuthRefusal(422, 'email_exists', 'A user with this email address has already been registered')
  }
  return email
}

export function isLinkType(type: string): boolean {
  return KINDS.has(type)
}
