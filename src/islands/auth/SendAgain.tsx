import { useEffect, useState } from 'react'
import { toastError } from '../../stores/toasts.ts'
import { Button } from '../ui/Button.tsx'
import { rescueFocus } from '../ui/rescue-focus.ts'

interface SendAgainProps {
  label: string
  /** Said once it is on its way. */
  sent: string
  /** Answers whether it was sent. */
  onSend: () => Promise<boolean>
}

/** The auth service sends one mail a minute to an address. */
const AGAIN_AFTER_MS = 60_000

/** Has a mail sent again, and offers that anew once another one would be sent. */
export function SendAgain({ label, sent, onSend }: SendAgainProps) {
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open')
  useEffect(() => {
    if (state !== 'sent') return
    // What was pressed is gone by now.
    rescueFocus('.form .btn')
    const timer = setTimeout(() => setState('open'), AGAIN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [state])
  const send = async () => {
    setState('busy')
    const isSent = await onSend()
    setState(isSent ? 'sent' : 'open')
    if (!isSent) toastError('The mail could not be sent. Wait a minute and try again.')
  }
  return (
    <div>
      <p className="small m-0" role="status">
        {state === 'sent' && sent}
      </p>
      {state !== 'sent' && (
        <Button busy={state === 'busy'} busyLabel="Sending…" onClick={send}>
          {label}
        </Button>
      )}
    </div>
  )
}
