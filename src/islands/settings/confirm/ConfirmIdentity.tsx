import { useStore } from '@nanostores/react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ProofFields } from './ProofFields.tsx'
import { createProofForm, type ProofParts } from './proof-form.ts'

interface QuestionProps extends ProofParts {
  /** Why it is asked for. */
  why: ReactNode
  /** What the button does. */
  label: string
  /** What it does takes something away. */
  isRemoval?: boolean
  /** Of whoever is signed in. */
  email: string
  onClose: () => void
}

interface ConfirmIdentityProps extends QuestionProps {
  open: boolean
  /** What is about to be done: 'Change your email'. */
  title: string
}

/** Asks for the password, or for a code that is mailed, before a change that only the owner may make. */
export default function ConfirmIdentity({ open, title, ...question }: ConfirmIdentityProps) {
  return (
    <Dialog open={open} onClose={question.onClose} title={title}>
      <Question {...question} />
    </Dialog>
  )
}

/** As long as the dialog is open: what was written is gone with it. */
function Question({ why, label, isRemoval, email, onClose, ...parts }: QuestionProps) {
  const [form] = useState(() => createProofForm(parts))
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
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant={isRemoval ? 'danger' : 'primary'} busy={isBusy} busyLabel="Checking…">
          {label}
        </Button>
      </div>
    </form>
  )
}
