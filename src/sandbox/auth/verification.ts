import type { Tx } from './call.ts'
import type { FlowMethod } from './flow-states.ts'
import { dropTokens, findOwner, type TokenKind, type TokenUse, takeToken } from './one-time-tokens.ts'
import { takeChange } from './pending-changes.ts'
import { AuthRefusal } from './refusal.ts'
import { confirmEmail, findByEmail } from './users.ts'

/** Which tokens each type of link may carry. */
const KINDS = new Map<string, TokenKind[]>([
  ['signup', ['confirmation']],
  ['invite', ['confirmation']],
  ['recovery', ['recovery']],
  ['magiclink', ['recovery']],
  ['email', ['confirmation', 'recovery']],
  ['email_change', ['email_change']]
])

/** How a code says that its session was begun. */
export const METHOD_OF: Record<TokenKind, FlowMethod> = {
  confirmation: 'email/signup',
  recovery: 'recovery',
  email_change: 'email_change'
}

export interface Verified {
  userId: string
  kind: TokenKind
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
  await confirmEmail(tx, user, email, now)
  return { ...use, email, formerEmail: email === user.email ? undefined : user.email }
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
