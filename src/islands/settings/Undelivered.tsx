import { MailWarning } from 'lucide-react'
import { Notice } from '../ui/Notice.tsx'

export interface UndeliveredProps {
  /** Whom the mail was for, and what it was about. */
  mail: { to: string; subject: string }
}

/** Says that a mail about the account never arrived: its owner may wait for it, or have missed a warning. */
export function Undelivered({ mail: { to, subject } }: UndeliveredProps) {
  return (
    <div className="mb-4">
      <Notice tone="orange" icon={MailWarning} title={`We could not deliver the mail to ${to}.`}>
        “{subject}” was tried for most of an hour. Make sure that the address is right and takes mail.
      </Notice>
    </div>
  )
}
