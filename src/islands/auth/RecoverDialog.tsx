import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { toastSuccess } from '../../stores/toasts.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { AuthForm } from './AuthForm.tsx'
import { EmailField } from './EmailField.tsx'
import { createForm } from './form.ts'
import { checkRecovery, type Recovery, recover } from './recover.ts'

interface RecoverDialogProps {
  open: boolean
  /** What stands in the sign-in form already. */
  email: string
  onClose: () => void
  onSent: () => void
}

/** Asks where to mail reset instructions to. */
export function RecoverDialog({ open, email, onClose, onSent }: RecoverDialogProps) {
  const [form] = useState(() => createForm(checkRecovery, recover))
  const { isBusy, errors } = useStore(form.$state)
  const submit = async (fields: Recovery) => {
    if ((await form.submit(fields)) !== 'done') return
    onSent()
    toastSuccess('Password reset instructions sent to your email')
  }
  return (
    <Dialog open={open} onClose={onClose} title="Reset your password">
      <p className="mt-0 mb-5">Enter the address you signed up with. We will mail you a link to set a new password.</p>
      <AuthForm<Recovery>
        errors={errors}
        isBusy={isBusy}
        label="Send reset instructions"
        busyLabel="Sending…"
        onSubmit={submit}
      >
        <EmailField defaultValue={email} error={errors.email} />
      </AuthForm>
    </Dialog>
  )
}
