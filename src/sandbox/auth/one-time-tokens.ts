import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { Tx } from './call.ts'
import { dropCodes } from './flow-states.ts'
import { lockUser, NOBODY, type UserRow } from './users.ts'

/** One hour, as the hosted service has it. */
export const LINK_LIVES_MS = 60 * 60 * 1_000
/** Marks the token of a mail that was asked for with a code challenge: its link leads to a code instead of a session. */
const CODE_MARK = 'pkce_'
/** Wrong codes for one mail; then its link alone is good. */
const MOST_TRIES = 10

/** `opened_recovery`: of a reset link that was opened, so that the mail that somebody asks for next does not void it. */
export type TokenKind =
  | 'confirmation'
  | 'recovery'
  | 'opened_recovery'
  | 'email_change'
  | 'email_change_current'
  | 'reauthentication'

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

/** What is new about a token that is made. */
export interface NewToken extends TokenUse {
  /** Where the mail goes: the code is good with this address alone. */
  address: string
  codeLength: number
  isForCode: boolean
}

/** What a mail carries: a token in its link, and a code to type. */
export interface MailedToken {
  token: string
  code: string
}

interface TokenRow {
  user_id: string
  kind: TokenKind
  pending_change_id: string | null
  sign_up_id: string | null
  flow_state_id: string | null
}

/**
 * Makes the token and the code of a mail. Those before it of the same kind are void, but for sign-ups, each of which has its own.
 * Only hashes are kept.
 */
export async function makeToken(tx: Tx, use: NewToken, now: Date): Promise<MailedToken> {
  const { userId, kind, address, changeId = null, signUpId = null, flowId = null } = use
  const token = (use.isForCode ? CODE_MARK : '') + randomBytes(28).toString('hex')
  const code = String(randomInt(10 ** use.codeLength)).padStart(use.codeLength, '0')
  await tx`
    insert into auth.one_time_tokens (user_id, kind, token_hash, address, code_hash, pending_change_id, sign_up_id,
      flow_state_id, created_at)
    select id, ${kind}::text, ${hashToken(token)}::text, ${address}::text, ${hashToken(address + code)}::text,
      ${changeId}::uuid, ${signUpId}::uuid, ${flowId}::bigint, ${now}::timestamptz
    from auth.users where id = ${userId}
    on conflict (user_id, kind) where sign_up_id is null and kind <> 'stop' do update set
      token_hash = excluded.token_hash, address = excluded.address, code_hash = excluded.code_hash, tries = 0,
      pending_change_id = excluded.pending_change_id, flow_state_id = excluded.flow_state_id,
      created_at = excluded.created_at`
  return { token, code }
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
    where token_hash = ${hashToken(token)} and kind in ${tx(kinds)} and created_at >= ${oldest(now)}
    returning *`
  return row && usedBy(row)
}

/** Whose mail to an address has this code, kept from other changes until the transaction ends. */
export async function findOwnerByCode(tx: Tx, address: string, code: string): Promise<UserRow | undefined> {
  const [row] = await tx<TokenRow[]>`
    select user_id from auth.one_time_tokens where address = ${address} and code_hash = ${hashToken(address + code)}`
  return lockUser(tx, row?.user_id ?? NOBODY)
}

/**
 * Uses a code up that was mailed to an address. Nothing when it is wrong, used, expired, or of another kind; each code of the kinds
 * that it might have been is good for some wrong tries only. The count is kept only if the transaction is committed.
 */
export async function takeCode(
  tx: Tx,
  address: string,
  code: string,
  kinds: TokenKind[],
  now: Date
): Promise<TokenUse | undefined> {
  const [row] = await tx<TokenRow[]>`
    delete from auth.one_time_tokens
    where address = ${address} and code_hash = ${hashToken(address + code)} and kind in ${tx(kinds)}
      and created_at >= ${oldest(now)}
    returning *`
  if (row) return usedBy(row)
  await tx`
    update auth.one_time_tokens
    set tries = tries + 1, code_hash = case when tries + 1 < ${MOST_TRIES}::integer then code_hash end
    where address = ${address} and kind in ${tx(kinds)}`
  return undefined
}

/** Voids whatever was mailed to a user, but for links that stop a change, and the codes that links were traded for. */
export async function dropTokens(tx: Tx, userId: string) {
  await tx`delete from auth.one_time_tokens where user_id = ${userId} and kind <> 'stop'`
  await dropCodes(tx, userId)
}

/** Voids what sets a new password, or signs in: one way of a mail has been gone. */
export async function dropResets(tx: Tx, userId: string) {
  await tx`delete from auth.one_time_tokens where user_id = ${userId} and kind in ('recovery', 'opened_recovery')`
}

/** Whether the link of a token leads to a code. */
export function isForCode(token: string): boolean {
  return token.startsWith(CODE_MARK)
}

/** What is kept of a link’s token, or of an address and the code that went there. */
export function hashToken(token: string): string {
  return createHash('sha224').update(token).digest('hex')
}

function oldest(now: Date): Date {
  return new Date(now.getTime() - LINK_LIVES_MS)
}

function usedBy(row: TokenRow): TokenUse {
  return {
    userId: row.user_id,
    kind: row.kind,
    changeId: row.pending_change_id ?? undefined,
    signUpId: row.sign_up_id ?? undefined,
    flowId: row.flow_state_id ?? undefined
  }
}
