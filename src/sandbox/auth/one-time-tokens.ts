import { createHash, randomBytes } from 'node:crypto'
import type { Tx } from './call.ts'
import { dropCodes } from './flow-states.ts'
import type { UserRow } from './users.ts'

/** One hour, as the hosted service has it. */
export const LINK_LIVES_MS = 60 * 60 * 1_000
/** Marks the token of a mail that was asked for with a code challenge: its link leads to a code instead of a session. */
const CODE_MARK = 'pkce_'

export type TokenKind = 'confirmation' | 'recovery' | 'email_change'

export interface TokenUse {
  userId: string
  kind: TokenKind
  /** What its link changes, for a token of that kind. */
  changeId?: string | undefined
  /** The sign-up whose address its link confirms. */
  signUpId?: string | undefined
  /** The browser that its link leads to with a code, if one asked for that. */
  flowId?: string | undefined
}

interface TokenRow {
  user_id: string
  kind: TokenKind
  pending_change_id: string | null
  sign_up_id: string | null
  flow_state_id: string | null
}

/**
 * Makes the token of a mailed link. The one before it of the same kind is void, but for sign-ups, each of which has its own. Only
 * its hash is kept.
 */
export async function makeToken(tx: Tx, use: TokenUse, isForCode: boolean, now: Date): Promise<string> {
  const { userId, kind, changeId = null, signUpId = null, flowId = null } = use
  const token = (isForCode ? CODE_MARK : '') + randomBytes(28).toString('hex')
  await tx`
    insert into auth.one_time_tokens (user_id, kind, token_hash, pending_change_id, sign_up_id, flow_state_id, created_at)
    select id, ${kind}::text, ${hashToken(token)}::text, ${changeId}::uuid, ${signUpId}::uuid, ${flowId}::bigint,
      ${now}::timestamptz
    from auth.users where id = ${userId}
    on conflict (user_id, kind) where sign_up_id is null do update set token_hash = excluded.token_hash,
      pending_change_id = excluded.pending_change_id, flow_state_id = excluded.flow_state_id,
      created_at = excluded.created_at`
  return token
}

/** The user that a link is for, kept from other changes until the transaction ends. */
export async function findOwner(tx: Tx, token: string): Promise<UserRow | undefined> {
  const [user] = await tx<UserRow[]>`
    select * from auth.users
    where id = (select user_id from auth.one_time_tokens where token_hash = ${hashToken(token)}) for update`
  return user
}

/** Uses a link's token up. Nothing when it is unknown, used, expired, or of another kind. */
export async function takeToken(tx: Tx, token: string, kinds: TokenKind[], now: Date): Promise<TokenUse | undefined> {
  const [row] = await tx<TokenRow[]>`
    delete from auth.one_time_tokens
    where token_hash = ${hashToken(token)} and kind in ${tx(kinds)} and created_at >= ${new Date(now.getTime() - LINK_LIVES_MS)}
    returning *`
  return (
    row && {
      userId: row.user_id,
      kind: row.kind,
      changeId: row.pending_change_id ?? undefined,
      signUpId: row.sign_up_id ?? undefined,
      flowId: row.flow_state_id ?? undefined
    }
  )
}

/** Voids whatever was mailed to a user, and the codes that links were traded for. */
export async function dropTokens(tx: Tx, userId: string) {
  await tx`delete from auth.one_time_tokens where user_id = ${userId}`
  await dropCodes(tx, userId)
}

/** Whether the link of a token leads to a code. */
export function isForCode(token: string): boolean {
  return token.startsWith(CODE_MARK)
}

/** What is kept of a link’s token. */
export function hashToken(token: string): string {
  return createHash('sha224').update(token).digest('hex')
}
