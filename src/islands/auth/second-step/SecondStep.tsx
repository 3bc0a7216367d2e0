import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { AuthForm } from '../AuthForm.tsx'
import { createForm } from '../form.ts'
import { useFreshPage } from '../use-fresh-page.ts'
import { CodeField } from './CodeField.tsx'
import { RecoveryCodeField } from './RecoveryCodeField.tsx'
import { checkRecoveryCode, recoverStep } from './recover-step.ts'
import { signInAnew } from './sign-in-anew.ts'
import { type CodeFields, checkCode, takeStep } from './take-step.ts'
import { useFirstField } from './use-first-field.ts'

interface SecondStepProps {
  /** Where a sign-in leads: a path of ours. */
  next: string
  /** Who has taken the first step. */
  email: string
  factorIds: string[]
  hasRecoveryCodes: boolean
}

/** Asks whoever has taken the first step of a sign-in for the second: a code of their app, or a recovery code. */
export function SecondStep({ next, email, factorIds, hasRecoveryCodes }: SecondStepProps) {
  const [isRecovering, setIsRecovering] = useState(false)
  const part = useRef<HTMLDivElement>(null)
  useFreshPage()
  useFirstField(part, isRecovering)
  return (
    <div className="grid gap-5" ref={part}>
      <p className="m-0">
        Signing in as <b>{email}</b>.
      </p>
      {isRecovering ? <RecoveryForm next={next} /> : <CodeForm next={next} factorIds={factorIds} />}
      {hasRecoveryCodes && (
        <button
          type="button"
          className="link min-h-6 justify-self-start"
          onClick={() => setIsRecovering(!isRecovering)}
        >
          {isRecovering ? 'Use the code of your app' : 'Use a recovery code'}
        </button>
      )}
      <button type="button" className="link min-h-6 justify-self-start" onClick={() => signInAnew(next)}>
        Sign in as somebody else
      </button>
    </div>
  )
}

function CodeForm({ next, factorIds }: Pick<SecondStepProps, 'next' | 'factorIds'>) {
  const [form] = useState(() => createForm<CodeFields>(checkCode, fields => takeStep(fields, { factorIds, next })))
  const { isBusy, errors } = useStore(form.$state)
  return (
    <AuthForm<CodeFields> errors={errors} isBusy={isBusy} label="Continue" busyLabel="Checking…" onSubmit={form.submit}>
      <CodeField error={errors.code} />
    </AuthForm>
  )
}

function RecoveryForm({ next }: Pick<SecondStepProps, 'next'>) {
  const [form] = useState(() => createForm<CodeFields>(checkRecoveryCode, fields => recoverStep(fields, next)))
  const { isBusy, errors } = useStore(form.$state)
  return (
    <AuthForm<CodeFields> errors={errors} isBusy={isBusy} label="Continue" busyLabel="Checking…" onSubmit={form.submit}>
      <RecoveryCodeField error={errors.code} />
    </AuthForm>
  )
}
