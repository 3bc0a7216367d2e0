import { randomUUID } from 'node:crypto'
import type { Sql } from '../../server/database/database.ts'
import type { Mail } from '../../server/mail/mail.ts'

/** Older mails make room for newer ones. */
const KEPT = 1_000

/** A mail that arrived. */
export interface StoredMail {
  id: string
  from: string
  to: string
  subject: string
  text: string
  html: string
  received_at: Date
}

export interface Mailbox {
  store: (mail: Mail & { from: string }) => Promise<void>
  /** The newest first; only what went to one address, if it is named. */
  list: (to?: string) => Promise<StoredMail[]>
  find: (id: string) => Promise<StoredMail | undefined>
}

/** Plays everybody's mailbox on one machine: what is sent is kept, and can be read at `/sandbox/mailbox`. */
export function createMailbox({ sql, clock }: { sql: Sql; clock: () => Date }): Mailbox {
  return {
    store: async ({ from, to, subject, text, html }) => {
      await sql`
        insert into sandbox.mails (id, sender, recipient, subject, body_text, body_html, received_at)
        values (${randomUUID()}, ${from}, ${to}, ${subject}, ${text}, ${html}, ${clock()})`
      await sql`
        delete from sandbox.mails
        where sequence <= (select max(sequence) from sandbox.mails) - ${KEPT}::bigint`
    },
    list: async to => {
      const rows = await sql<MailRow[]>`
        select * from sandbox.mails where ${to ?? null}::text is null or recipient = ${to ?? null}
        order by sequence desc`
      return rows.map(toMail)
    },
    find: async id => {
      const [row] = await sql<MailRow[]>`select * from sandbox.mails where id::text = ${id}`
      return row && toMail(row)
    }
  }
}

interface MailRow {
  id: string
  sender: string
  recipient: string
  subject: string
  body_text: string
  body_html: string
  received_at: Date
}

function toMail({ id, sender, recipient, subject, body_text, body_html, received_at }: MailRow): StoredMail {
  return { id, from: sender, to: recipient, subject, text: body_text, html: body_html, received_at }
}
