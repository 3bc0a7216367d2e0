import { CircleHelp, Laptop, type LucideIcon, Monitor, Smartphone } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { AccountSession, DeviceKind } from '../../../contract/account-session.ts'
import { Button } from '../../ui/Button.tsx'
import { SecurityRow } from './SecurityRow.tsx'
import { seenWords } from './session-words.ts'

interface SessionRowProps {
  session: AccountSession
  now: number
  isEnded: boolean
  isEnding: boolean
  onEnd: () => void
}

const ICONS: Record<DeviceKind, LucideIcon> = {
  phone: Smartphone,
  laptop: Laptop,
  desktop: Monitor,
  unknown: CircleHelp
}

/** A browser where the account is signed in, or a session that nothing else is known of. */
export function SessionRow({ session, now, isEnded, isEnding, onEnd }: SessionRowProps) {
  const { device, kind, is_current, is_new } = session
  const says = (
    <>
      {seenWords(session, now)}
      {is_new && !is_current && (
        <>
          . <b className="security-new">Not seen before</b>
        </>
      )}
    </>
  )
  return (
    <SecurityRow icon={ICONS[kind]} name={device} says={says} isFaded={isEnded}>
      {is_current && <span className="badge-ink">This device</span>}
      {isEnded && <SignedOut />}
      {!is_current && !isEnded && (
        <Button
          variant="ghost"
          size="bar"
          aria-label={`Sign out ${device}`}
          busy={isEnding}
          busyLabel="Signing out…"
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </SecurityRow>
  )
}

/** Takes the focus of the button in whose place it comes. */
function SignedOut() {
  const words = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) words.current?.focus()
  }, [])
  return (
    <span className="small" ref={words} role="status" tabIndex={-1}>
      Signed out
    </span>
  )
}
