import type { TransactionSql } from '../database/database.ts'

/** A mail on its way. */
export interface Mail {
  /** One address. */
  to: string
  subject: string
  html: string
  text: string
  /** More headers, by name. */
  headers?: Record<string, string>
}

export interface Mailer {
  /** Hands a mail over; throws `mail_failed` when it is not taken. */
  send: (mail: Mail) => Promise<void>
}

/** A mail that was given up: the mail server never took it. */
export interface DeadLetter {
  id: string
  to: string
  subject: string
  givenUpAt: Date
}

/** Where mails wait to be sent, so that nobody waits for them, and none is lost when the mail server is away. */
export interface Outbox {
  /**
   * Puts a mail in, with the rest of the transaction or not at all. One to `null` costs the same and reaches nobody, so that the
   * time a call takes does not tell whether there was somebody to write to.
   */
  enqueue: (tx: TransactionSql, mail: Omit<Mail, 'to'> & { to: string | null }) => Promise<void>
  /** Has what was put in sent at once instead of a little later. To be called once the transaction is committed; never throws. */
  wake: () => void
  /** What was given up in the last week, the newest first: all of it, or what one address should have had. */
  deadLetters: (to?: string) => Promise<DeadLetter[]>
  /** Puts a mail that was given up in again; answers whether there was such a one. Its links may have expired meanwhile. */
  sendAgain: (id: string) => Promise<boolean>
}
