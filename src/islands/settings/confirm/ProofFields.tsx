import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { Field } from '../../ui/Field.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import type { ProofForm, ProofWay } from './proof-form.ts'

interface ProofFieldsProps {
  form: ProofForm
  /** Whose password, and where a code goes. */
  email: string
}

/** The password, or the code that was mailed instead. The field is called `proof`. */
export function ProofFields({ form, email }: ProofFieldsProps) {
  const { way, isSending, isBusy, error } = useStore(form.$state)
  const part = useRef<HTMLDivElement>(null)
  const isCode = way === 'code'
  const known = useRef<ProofWay>(undefined)
  useEffect(() => {
    if (error || known.current !== way) part.current?.querySelector<HTMLElement>('[name=proof]')?.focus()
    known.current = way
  }, [error, way])
  return (
    <div className="grid gap-2" ref={part}>
      {isCode ? (
        <Field
          label="Code"
          name="proof"
          autoComplete="one-time-code"
          inputMode="numeric"
          hint={<span role="status">We mailed six digits to {email}.</span>}
          error={error}
        />
      ) : (
        <PasswordField label="Password" name="proof" autoComplete="current-password" error={error} />
      )}
      <button
        type="button"
        className="link justify-self-start"
        onClick={form.mailCode}
        aria-disabled={isSending || isBusy}
      >
        {sendLabel(isCode, isSending)}
      </button>
      {/* Lets password managers know whose password it is. */}
      <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
    </div>
  )
}

function sendLabel(isCode: boolean, isSending: boolean): string {
  if (isSending) return 'Sending…'
  return isCode ? 'Email me another code' : 'Email me a code instead'
}
