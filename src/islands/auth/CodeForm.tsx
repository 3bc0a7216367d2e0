import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Field } from '../ui/Field.tsx'
import { AuthForm } from './AuthForm.tsx'
import { type Code, type CodeUse, checkCode, enterCode } from './code.ts'
import { createForm } from './form.ts'

interface CodeFormProps extends CodeUse {
  /** Where the code leads: a path of ours. */
  next: string
  label: string
}

/** Takes the code of a mail. */
export function CodeForm({ next, label, ...use }: CodeFormProps) {
  const [form] = useState(() => createForm<Code>(checkCode, fields => enterCode(use, fields, next)))
  const { isBusy, errors } = useStore(form.$state)
  return (
    <AuthForm<Code> errors={errors} isBusy={isBusy} label={label} busyLabel="Checking…" onSubmit={form.submit}>
      <Field
        label="Code"
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={16}
        required
        spellCheck={false}
        hint="Six digits, good for an hour"
        error={errors.code}
      />
    </AuthForm>
  )
}
