import { useState } from 'react'
import { type PendingEmail, pendingEmailOf } from '../../contract/pending-email.ts'
import { readSite } from '../../stores/site.ts'
import { toastError, toastSuccess } from '../../stores/toasts.ts'
import { cancelEmail, sendEmailAgain } from './pending-email.ts'

interface WaitingProps {
  pending: PendingEmail
  /** The address that holds until then. */
  email: string
  /** Hears what is waited for instead: nothing, or the same for an hour more. */
  onChange: (pending: PendingEmail | undefined) => void
}

/** What a new address waits for, and what can be done about it. */
export function Waiting({ pending: { email, until }, email: present, onChange }: WaitingProps) {
  const { accountMailboxUrl: mailboxUrl, supabaseUrl } = readSite()
  const [isBusy, setBusy] = useState(false)
  const act = async (work: () => Promise<string | undefined>, done: () => void) => {
    if (isBusy) return
    setBusy(true)
    const failure = await work()
    setBusy(false)
    if (failure) toastError(failure)
    else done()
  }
  return (
    <div className="waiting">
      <span role="status">
        We sent a confirmation link to {email}. Your address changes once all mails about it are confirmed
        {until && ` before ${timeWords(until)}`}, and is {present} until then. Signing out or a new password cancels the
        change.
      </span>
      <span className="waiting-actions">
        {mailboxUrl && (
          <a className="link" href={mailboxUrl} target="_blank" rel="noreferrer">
            Open the mailbox
          </a>
        )}
        <button
          type="button"
          className="link"
          onClick={() =>
            act(
              () => sendEmailAgain(present),
              () => {
                toastSuccess('Confirmation link sent')
                onChange(pendingEmailOf({ new_email: email, email_change_sent_at: new Date().toISOString() }))
              }
            )
          }
        >
          Send again
        </button>
        {/* Supabase has no call that takes a wish back. */}
        {supabaseUrl === '' && (
          <button
            type="button"
            className="link"
            onClick={() =>
              act(
                () => cancelEmail(present),
                () => onChange(undefined)
              )
            }
          >
            Keep my address
          </button>
        )}
      </span>
    </div>
  )
}

const timeWords = (at: string) => new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
