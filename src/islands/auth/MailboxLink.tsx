/** The way to the sandbox's mailbox, where there is one, in a tab of its own: here a code may be waited for. */
export function MailboxLink({ url }: { url: string | null }) {
  if (!url) return null
  return (
    <p className="small m-0">
      Mails of this sandbox stay on this machine.{' '}
      <a className="link" href={url} target="_blank" rel="noreferrer">
        Open the mailbox
      </a>
    </p>
  )
}
