import { useStore } from '@nanostores/react'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { mailCode } from '../confirm/mail-code.ts'
import { ProofFields } from '../confirm/ProofFields.tsx'
import { createProofForm, type ProofForm } from '../confirm/proof-form.ts'
import { deleteAccount } from './delete-account.ts'

interface DeletionProps {
  accountId: string
  email: string
  /** The plan's name, where one runs. */
  plan: string | undefined
  onClose: () => void
}

/** Says what goes, and asks for the address and a proof. */
export default function DeleteDialog({ open, ...deletion }: DeletionProps & { open: boolean }) {
  return open ? <Opened {...deletion} /> : null
}

/** As long as the dialog is open: what was written is gone with it. */
function Opened({ accountId, email, plan, onClose }: DeletionProps) {
  const [form] = useState(() =>
    createProofForm({
      sendCode: () => mailCode(email),
      use: proof => deleteAccount(accountId, { email, proof }),
      onClose
    })
  )
  return (
    <Dialog open onClose={form.close} title="Delete the account" width={520}>
      <Deletion form={form} email={email} plan={plan} />
    </Dialog>
  )
}

function Deletion({ form, email, plan }: Pick<DeletionProps, 'email' | 'plan'> & { form: ProofForm }) {
  const [typed, setTyped] = useState('')
  const address = useRef<HTMLInputElement>(null)
  const [wrongAddress, setWrongAddress] = useState<string>()
  const { isBusy } = useStore(form.$state)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isRight = typed.trim().toLowerCase() === email.toLowerCase()
    setWrongAddress(isRight ? undefined : `Type ${email} to go on.`)
    if (isRight) void form.submit(String(new FormData(event.currentTarget).get('proof')))
    else address.current?.focus()
  }
  return (
    <form className="form" onSubmit={submit} noValidate>
      <div className="security-warning">
        <p>
          Your templates with all their versions and conversations, your drafts, brands, saved sections, pictures and
          credits are deleted, and you are signed out everywhere. Nobody can bring them back.
        </p>
        <p>
          {plan
            ? `Your ${plan} ends at once. What is left of the paid time is not paid back.`
            : 'You have no plan that goes on.'}
        </p>
      </div>
      <Field
        ref={address}
        label="Your email address"
        hint={`Type ${email}`}
        type="email"
        autoComplete="off"
        value={typed}
        onChange={event => setTyped(event.target.value)}
        error={wrongAddress}
      />
      <ProofFields form={form} email={email} />
      <div className="dialog-actions">
        <Button variant="ghost" aria-disabled={isBusy} onClick={form.close}>
          Keep the account
        </Button>
        <Button type="submit" variant="danger" busy={isBusy} busyLabel="Deleting…">
          Delete everything
        </Button>
      </div>
    </form>
  )
}
