import { useEffect, useState } from 'react'
import type { EmailSource } from '../../../email/email.ts'

/** What readers get whose mail program shows no HTML: written from the email, and sent beside it. */
export default function PlainText({ email }: { email: EmailSource }) {
  const [text, setText] = useState<string>()
  useEffect(() => {
    let isStale = false
    import('../../../email/compile/plain-text.ts').then(
      ({ toPlainText }) => isStale || setText(toPlainText(email.html)),
      () => setText('The plain text could not be made: the connection was lost. Come back to it once you are online.')
    )
    return () => {
      isStale = true
    }
  }, [email])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
    <section className="bench" tabIndex={0} aria-label="Plain text">
      <pre className="bench-sheet plain-text">{text}</pre>
    </section>
  )
}
