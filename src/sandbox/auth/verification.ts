import { requireGoodStanding } from './bans.ts'
import type { Tx } from './call.ts'
import {
  dropTokens,
  findOwner,
  findOwnerByCode,
  type TokenKind,
  type TokenUse,
  takeCode,
  takeToken
} from './one-time-tokens.ts'
import { confirmChange } from './pending-changes.ts'
import { AuthRefusal } from './refusal.ts'
import { onlyOf, settleSignUps, type WaitingSignUp } from './sign-ups.ts'
import { confirmEmail, emailTaken, findByEmail, type UserRow } from './users.ts'

/** Which tokens each type of link or code may be of. */
const KINDS = new Map<string, TokenKind[]>([
  ['signup', ['confirmation']],
  ['invite', ['confirmation']],
  ['recovery', ['recovery', 'opened_recovery']],
  ['magiclink', ['recovery']],
  ['email', ['confirmation', 'recovery']],
  ['email_change', ['email_change', 'email_change_current']]
])

/** What somebody shows who reads the mails of an address: the token of a link, or a code. */
export type Shown = { token: string } | { address: string; code: string }

export interface Verified extends TokenUse {
  email: string
  /** The address that is no longer in use, when it was changed. */
  formerEmail: string | undefined
  /** One of two addresses has confirmed a change: nothing has changed yet. */
  isHalf: boolean
}

/** Does what a mail is for, once; answers nothing when what is shown is unknown, used or expired. */
export async function verify(tx: Tx, shown: Shown, type: string, now: Date): Promise<Verified | undefined> {
  const byCode = 'code' in shown
  const user = byCode ? await findOwnerByCode(tx, shown.address, shown.code) : await findOwner(tx, shown.token)
  const use = await take(tx, shown, KINDS.get(type) ?? [], now)
  if (!user || !use) return undefined
  requireGoodStanding(user, now)
  if (use.changeId) return changeEmail(tx, user, use, now)
  await confirmEmail(tx, user.email_confirmed_at ? user : await settled(tx, user, use, now, byCode), user.email, now)
  return { ...use, email: user.email, formerEmail: undefined, isHalf: false }
}

function take(tx: Tx, shown: Shown, kinds: TokenKind[], now: Date): Promise<TokenUse | undefined> {
  const mailed = kinds.filter(kind => kind !== 'opened_recovery')
  if ('code' in shown) return takeCode(tx, shown.address, shown.code, mailed, now)
  return takeToken(tx, shown.token, kinds, now)
}

/** One of the two addresses agrees that the new one takes the place of the old. */
async function changeEmail(tx: Tx, user: UserRow, use: TokenUse, now: Date): Promise<Verified> {
  const change = await confirmChange(tx, use.changeId, use.kind === 'email_change' ? 'new' : 'old', now)
  if (!change) throw new AuthRefusal(403, 'otp_expired', 'Email link is invalid or has expired')
  if (!change.isWhole) return { ...use, email: user.email, formerEmail: undefined, isHalf: true }
  // Somebody else may have taken the address since the mails were sent.
  if (await findByEmail(tx, change.email)) throw emailTaken()
  // What went to the old address must not open the account any more. Its links that stop something stay: it may be a thief who
  // gives it up.
  await dropTokens(tx, user.id)
  await confirmEmail(tx, user, change.email, now)
  return { ...use, email: change.email, formerEmail: user.email, isHalf: false }
}

/**
 * A user whose address is confirmed now, with the password and the data of the sign-up whose own mail did it. Any other brings none
 * of that: who asked for it need not be who signed up. Of a code nobody can tell which of several mails it was read in.
 */
async function settled(tx: Tx, user: UserRow, { signUpId }: TokenUse, now: Date, byCode: boolean): Promise<UserRow> {
  const pick = (waiting: WaitingSignUp[]) => {
    const own = byCode ? onlyOf(waiting) : waiting.find(each => each.id === signUpId)
    return own?.id === signUpId ? own : undefined
  }
  const own = await settleSignUps(tx, user.id, pick, now)
  if (!own) return user
  return { ...user, password_hash: own.passwordHash, user_metadata: { ...own.data, ...user.user_metadata } }
}

export function isLinkType(type: string): boolean {
  return KINDS.has(type)
}
