import { randomUUID } from 'node:crypto'
import type { Sql, TransactionSql } from '../database/database.ts'
import type { DeadLetter, Mail, Outbox } from './mail.ts'

/** Seconds until the next try, by how many have failed; then it is given up. Within the hour that mailed links live. */
const PAUSES_S = [5, 30, 120, 600, 1_800]
/** Longer than a mail server is waited for; a process that died leaves its mails to others after this. */
const LEASE_MS = 120_000
const BATCH = 5
const DEAD_ARE_KEPT_MS = 7 * 24 * 3_600 * 1_000

/** A mail that this process is to send now. */
export interface DueMail {
  id: string
  recipient: string | null
  content: Omit<Mail, 'to'>
  /** With this try. */
  attempts: number
}

/** Puts a mail in. */
export async function insertMail(tx: TransactionSql, { to, ...content }: Parameters<Outbox['enqueue']>[1], now: Date) {
  await tx`
    insert into mailwright.mail_outbox (id, recipient, content, next_attempt_at, created_at)
    values (${randomUUID()}, ${to}, ${tx.json(content)}, ${now}, ${now})`
}

/** A few of the mails that are due, the oldest first. They are this process's own for a while: no lock is held while they are sent. */
export async function claimDue(sql: Sql, now: Date): Promise<DueMail[]> {
  return sql<DueMail[]>`
    update mailwright.mail_outbox
    set attempts = attempts + 1, next_attempt_at = ${new Date(now.getTime() + LEASE_MS)}
    where id in (
      select id from mailwright.mail_outbox where dead_at is null and next_attempt_at <= ${now}
      order by next_attempt_at limit ${BATCH} for update skip locked)
    returning id, recipient, content, attempts`
}

/** Forgets a mail that was sent. */
export async function deleteMail(sql: Sql, { id }: DueMail) {
  await sql`delete from mailwright.mail_outbox where id = ${id}`
}

/** Plans another try of a mail that was not taken, or gives it up; answers whether it was given up. */
export async function postpone(sql: Sql, { id, attempts }: DueMail, now: Date): Promise<boolean> {
  const pause = PAUSES_S[attempts - 1]
  // It stays for a while, to be told of and sent again. A link in it that opens an account has expired by then, or is about to.
  if (pause === undefined) await sql`update mailwright.mail_outbox set dead_at = ${now} where id = ${id}`
  else {
    const next = new Date(now.getTime() + pause * 1_000)
    await sql`update mailwright.mail_outbox set next_attempt_at = ${next} where id = ${id}`
  }
  return pause === undefined
}

/** Mails that were given up, the newest first: all of them, or those to one address. */
export async function findDead(sql: Sql, to: string | null, now: Date): Promise<DeadLetter[]> {
  return sql<DeadLetter[]>`
    select id, recipient as to, content ->> 'subject' as subject, dead_at as "givenUpAt"
    from mailwright.mail_outbox
    where dead_at >= ${oldestDead(now)} and content is not null and recipient = coalesce(${to}, recipient)
    order by dead_at desc`
}

/** Gives a mail all its tries anew; answers whether it had been given up. */
export async function revive(sql: Sql, id: string, now: Date): Promise<boolean> {
  const { count } = await sql`
    update mailwright.mail_outbox set dead_at = null, attempts = 0, next_attempt_at = ${now}
    where id::text = ${id} and dead_at is not null and content is not null`
  return count > 0
}

/** What was given up before this is told of no more, and forgotten. */
export const oldestDead = (now: Date) => new Date(now.getTime() - DEAD_ARE_KEPT_MS)

/** When the next mail is due, if one waits. */
export async function nextDue(sql: Sql): Promise<Date | undefined> {
  const [row] = await sql<{ next: Date | null }[]>`
    select min(next_attempt_at) as next from mailwright.mail_outbox where dead_at is null`
  return row?.next ?? undefined
}
