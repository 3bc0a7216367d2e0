import { MailWarning } from 'lucide-react'

export interface UndeliveredProps {
  /** Whom the mail was for, and what it was about. */
  mail: { to: string; subject: string }
}

/** Says that a mail about the account never arrived: its owner may wait for it, or have missed a warning. */
export function Undelivered({ mail: { to, subject } }: UndeliveredProps) {
  return (
    <div className="notice mb-4" data-tone="orange">
      <MailWarning className="icon" aria-hidden="true" />
      <div>
        <p className="notice-title">We could not deliver the mail to {to}</p>
        <p>“{subject}” was tried for most of an hour. Make sure that the address is right and takes mail.</p>
      </div>
    </div>
  )
}
