import { useRef, useState } from 'react'
import { BY_RECOVERY } from '../reset-password.ts'
import { CodeField } from './CodeField.tsx'
import { RecoveryCodeField } from './RecoveryCodeField.tsx'
import { useFirstField } from './use-first-field.ts'

interface ResetStepProps {
  error: string | undefined
  /** The site gives recovery codes out. */
  hasRecoveryCodes: boolean
  /** Another kind of code is asked for: what was wrong with the one before is over. */
  onSwitch: () => void
}

const LOST_APP = 'Lost the app? Write to those who run this site, from the address of your account.'

/** Asks within a form for the second step: a code of the app, or a recovery code. */
export function ResetStep({ error, hasRecoveryCodes, onSwitch }: ResetStepProps) {
  const [isRecovering, setIsRecovering] = useState(false)
  const part = useRef<HTMLDivElement>(null)
  useFirstField(part, isRecovering)
  const change = () => {
    onSwitch()
    setIsRecovering(!isRecovering)
  }
  return (
    <div className="grid gap-2" ref={part}>
      {isRecovering ? (
        <RecoveryCodeField error={error} />
      ) : (
        <CodeField error={error} {...(hasRecoveryCodes ? {} : { hint: LOST_APP })} />
      )}
      <input type="hidden" name="way" value={isRecovering ? BY_RECOVERY : 'app'} />
      {hasRecoveryCodes && (
        <button type="button" className="link min-h-6 justify-self-start" onClick={change}>
          {isRecovering ? 'Use the code of your app' : 'Use a recovery code'}
        </button>
      )}
    </div>
  )
}
