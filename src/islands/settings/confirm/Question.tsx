import { useStore } from '@nanostores/react'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ProofFields } from './ProofFields.tsx'
import type { ProofForm } from './proof-form.ts'

export interface QuestionProps {
  form: ProofForm
  /** Why it is asked for. */
  why: ReactNode
  /** What the button does. */
  label: string
  /** What it does takes something away. */
  isRemoval?: boolean
  /** Of whoever is signed in. */
  email: string
}

/** Asks for the password, or for a code that is mailed. */
export function Question({ form, why, label, isRemoval, email }: QuestionProps) {
  const { isBusy } = useStore(form.$state)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void form.submit(String(new FormData(event.currentTarget).get('proof')))
  }
  return (
    <form className="form" onSubmit={submit} noValidate>
      <p className="m-0">{why}</p>
      <ProofFields form={form} email={email} />
      <div className="dialog-actions">
        <Button variant="ghost" aria-disabled={isBusy} onClick={form.close}>
          Cancel
        </Button>
        <Button type="submit" variant={isRemoval ? 'danger' : 'primary'} busy={isBusy} busyLabel="Checking…">
          {label}
        </Button>
      </div>
    </form>
  )
}
