import type { Sql, TransactionSql } from '../database/database.ts'
import { hashCode, newCode } from './recovery-code.ts'

const HOW_MANY = 10

/** How many codes of a user are good. */
export async function countCodes(sql: Sql | TransactionSql, userId: string): Promise<number> {
  const [found] = await sql<{ left: number }[]>`
    select count(*)::integer as left from mailwright.recovery_codes where user_id = ${userId} and used_at is null`
  return found?.left ?? 0
}

/** Gives a user ten new codes; those before are good no more. Sessions that one of them was used for go on. */
export async function replaceCodes(tx: TransactionSql, userId: string, now: Date): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, newCode)
  const hashes = codes.map(code => hashCode(userId, code))
  await tx`delete from mailwright.recovery_codes where user_id = ${userId} and used_at is null`
  await tx`
    insert into mailwright.recovery_codes (user_id, hash, created_at)
    select ${userId}::uuid, unnest(${hashes}::text[]), ${now}::timestamptz`
  return codes
}

/** Uses a code up as the second step of a session. Answers whether it was one. */
export async function useCode(
  tx: TransactionSql,
  { userId, sessionId, code, now }: { userId: string; sessionId: string; code: string; now: Date }
): Promise<boolean> {
  const used = await tx`
    update mailwright.recovery_codes set used_at = ${now}, session_id = ${sessionId}
    where user_id = ${userId} and hash = ${hashCode(userId, code)} and used_at is null returning id`
  return used.length > 0
}

/** Whether a code was the second step of this very session. */
export async function isCodeOf(
  sql: Sql,
  { userId, sessionId, code }: { userId: string; sessionId: string; code: string }
) {
  const found = await sql`
    select 1 from mailwright.recovery_codes
    where user_id = ${userId} and hash = ${hashCode(userId, code)} and session_id = ${sessionId} limit 1`
  return found.length > 0
}

export async function dropCodes(sql: Sql, userId: string) {
  await sql`delete from mailwright.recovery_codes where user_id = ${userId}`
}

/** Takes away the codes that were made since a moment; all of them where they stand for no second step any more. */
export async function dropNewerCodes(
  tx: TransactionSql,
  { userId, since, hasTwoSteps }: { userId: string; since: Date; hasTwoSteps: boolean }
) {
  await tx`
    delete from mailwright.recovery_codes
    where user_id = ${userId} and (not ${hasTwoSteps}::boolean or created_at >= ${since})`
}

/** What is known here of second steps, which the auth service does not know or cannot be asked about just now. */
export interface SecondSteps {
  /** Whether a recovery code was the second step of this session. */
  isRecovered: (sessionId: string) => Promise<boolean>
  /** Whether the user has turned two-step verification on, as far as we remember. */
  isOn: (userId: string) => Promise<boolean>
}

export function createSecondSteps(sql: Sql): SecondSteps {
  return {
    isRecovered: async sessionId => {
      const found = await sql`select 1 from mailwright.recovery_codes where session_id = ${sessionId} limit 1`
      return found.length > 0
    },
    isOn: async userId => {
      const found = await sql`select 1 from mailwright.recovery_codes where user_id = ${userId} limit 1`
      return found.length > 0
    }
  }
}
