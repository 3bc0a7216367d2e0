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
