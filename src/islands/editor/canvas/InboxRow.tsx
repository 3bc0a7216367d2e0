import type { EmailSource } from '../../../email/email.ts'
import { outlineOf } from '../../../email/outline/outline.ts'

/** Subject and preview text as a reader sees them first: in a row of an inbox, cut where it ends. */
export default function InboxRow({ email }: { email: EmailSource }) {
  const { subject, preheader } = email
  return (
    <section className="inbox-row" aria-label="In the inbox">
      <span className="inbox-dot" aria-hidden="true" />
      <b>{senderOf(email)}</b>
      <span className="inbox-words">
        <b>{subject || 'No subject yet'}</b> {preheader}
      </span>
      <time>09:41</time>
    </section>
  )
}

/** Whoever the email's head names; mail programs show the name that it is sent with. */
function senderOf(email: EmailSource): string {
  const name = outlineOf(email).sections.find(({ kind }) => kind === 'header')?.section.content.logo
  return typeof name === 'string' ? name.replace(/[*[\]]/g, '') : 'Your name'
}
