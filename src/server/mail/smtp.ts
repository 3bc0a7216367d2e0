import { createTransport } from 'nodemailer'
import { AppError } from '../errors.ts'
import type { Mailer } from './mail.ts'

/** A mail server that says nothing for this long is down. */
const PATIENCE_MS = 10_000

/** Sends through an SMTP server (`smtp://user:password@host:587` or `smtps://…`), reusing its connections. */
export function createSmtpTransport(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS
  })
  return {
    send: async ({ to, ...mail }) => {
      try {
        // As an object, an address is taken literally: a comma in it makes no second recipient.
        await transport.sendMail({ ...mail, from, to: { name: '', address: to } })
      } catch (cause) {
        throw new AppError('mail_failed', 'The mail server did not take the email. Please try again.', { cause })
      }
    }
  }
}
