import { createHash, randomBytes } from 'node:crypto'
import type { Tx } from './call.ts'

/** One hour, as the hosted service has it. */
const LIVES_MS = 60 * 60 * 1_000
/** Marks the token of a mail that was asked for with a code challenge: its link leads to a code instead of a session. */
const CODE_MARK = 'pkce_'

export type TokenKind = 'confirmation' | 'recovery' | 'email_change'

export interface TokenUse {
  userId: string
  kind: TokenKind
}

/** Makes the token of a mailed link; the one before it of the same kind is void. Only its hash is kept. */
export async function makeToken(tx: Tx, { userId, kind }: TokenUse, isForCode: boolean, now: Date): Promise<string> {
  const token = (isForCode ? CODE_MARK : '') + randomBytes(28).toString('hex')
  await tx`
    insert into auth.one_time_tokens (user_id, kind, token_hash, created_at)
    select id, ${kind}::text, ${hashOf(token)}::text, ${now}::timestamptz from auth.users where id = ${userId}
    on conflict (user_id, kind) do update set token_hash = excluded.token_hash, created_at = excluded.created_at`
  return token
}

/** Uses a link's token up. Nothing when it is unknown, used, expired, or of another kind. */
export async function takeToken(tx: Tx, token: string, kinds: TokenKind[], now: Date): Promise<TokenUse | undefined> {
  const [row] = await tx<{ user_id: string; kind: TokenKind }[]>`
    delete from auth.one_time_tokens
    where token_hash = ${hashOf(token)} and kind in ${tx(kinds)} and created_at >= ${new Date(now.getTime() - LIVES_MS)}
    returning user_id, kind`
  return row && { userId: row.user_id, kind: row.kind }
}

/** Voids whatever was mailed to a user. */
export async function dropTokens(tx: Tx, userId: string) {
  await tx`delete from auth.one_time_tokens where user_id = ${userId}`
}

/** Whether the link of a token leads to a code. */
export function isForCode(token: string): boolean {
  return token.startsWith(CODE_MARK)
}

function hashOf(token: string): string {
  return createHash('sha224').update(token).digest('hex')
}
