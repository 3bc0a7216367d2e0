import type { Config } from '../config.ts'
import type { Mail, Mailer } from './mail.ts'
import { createSmtpTransport } from './smtp.ts'

/** A transport that keeps mails instead of sending them. */
export interface MailStore {
  store: (mail: Mail & { from: string }) => Promise<unknown>
}

/** Mails go to the SMTP server of the configuration, else to the mailbox on this machine. */
export function createMailer(
  { smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>,
  { mailbox }: { mailbox?: MailStore | undefined }
): Mailer {
  if (smtpUrl) return createSmtpTransport(smtpUrl, mailFrom)
  if (!mailbox) throw new Error('There is neither an SMTP server nor a mailbox to send mails to.')
  return {
    send: async mail => {
      await mailbox.store({ ...mail, from: mailFrom })
    }
  }
}
