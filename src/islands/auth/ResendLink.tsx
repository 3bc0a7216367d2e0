import { useState } from 'react'
import { toastError, toastSuccess } from '../../stores/toasts.ts'
import { Button } from '../ui/Button.tsx'
import { rescueFocus } from '../ui/rescue-focus.ts'
import type { Credentials } from './sign-in.ts'
import { resendConfirmation } from './sign-up.ts'

interface ResendLinkProps {
  /** What they tried to sign in with. */
  credentials: Credentials
  /** Where the link leads: a path of ours. */
  next: string
  onSent: () => void
}

/** Has the confirmation link mailed again, once. */
export function ResendLink({ credentials, next, onSent }: ResendLinkProps) {
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open')
  const send = async () => {
    setState('busy')
    const isSent = await resendConfirmation(credentials, next)
    setState(isSent ? 'sent' : 'open')
    if (!isSent) return toastError('The link could not be sent. Wait a minute and try again.')
    toastSuccess(`A new confirmation link is on its way to ${credentials.email}`)
    onSent()
    rescueFocus('.form .btn')
  }
  if (state === 'sent') return null
  return (
    <Button busy={state === 'busy'} busyLabel="Sending…" onClick={send}>
      Send a new confirmation link
    </Button>
  )
}
