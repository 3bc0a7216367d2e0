import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { CodeField } from '../../auth/second-step/CodeField.tsx'
import { Button } from '../../ui/Button.tsx'

interface CodeStepProps {
  /** Why it is asked for, where that is not plain. */
  why?: ReactNode
  hint: string
  error: string | undefined
  isBusy: boolean
  /** What the button does. */
  label: string
  onSubmit: (code: string) => void
  /** How to leave it. */
  leave: { label: string; onLeave: () => void }
}

/** Asks for six digits of an app. */
export function CodeStep({ why, hint, error, isBusy, label, onSubmit, leave }: CodeStepProps) {
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: at first, and with each thing that is wrong
  useEffect(() => form.current?.querySelector('input')?.focus(), [error])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(String(new FormData(event.currentTarget).get('code')))
  }
  return (
    <form className="form" ref={form} onSubmit={submit} noValidate>
      {why && <p className="m-0">{why}</p>}
      <CodeField hint={hint} error={error} />
      <div className="dialog-actions">
        <Button variant="ghost" aria-disabled={isBusy} onClick={leave.onLeave}>
          {leave.label}
        </Button>
        <Button type="submit" variant="primary" busy={isBusy} busyLabel="Checking…">
          {label}
        </Button>
      </div>
    </form>
  )
}
