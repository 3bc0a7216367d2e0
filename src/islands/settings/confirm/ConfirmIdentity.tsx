import { useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { createProofForm, type ProofParts } from './proof-form.ts'
import { Question, type QuestionProps } from './Question.tsx'

interface ConfirmIdentityProps extends ProofParts, Omit<QuestionProps, 'form'> {
  open: boolean
  /** What is about to be done: 'Change your email'. */
  title: string
}

/** Asks for the password, or for a code that is mailed, before a change that only the owner may make. */
export default function ConfirmIdentity({ open, ...asked }: ConfirmIdentityProps) {
  return open ? <Opened {...asked} /> : null
}

/** As long as the dialog is open: what was written is gone with it. */
function Opened({ title, sendCode, use, onClose, ...question }: Omit<ConfirmIdentityProps, 'open'>) {
  const [form] = useState(() => createProofForm({ sendCode, use, onClose }))
  return (
    <Dialog open onClose={form.close} title={title}>
      <Question form={form} {...question} />
    </Dialog>
  )
}
