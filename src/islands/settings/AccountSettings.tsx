import { useStore } from '@nanostores/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { LONGEST_NAME } from '../../contract/account-name.ts'
import type { PendingEmail } from '../../contract/pending-email.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { LateDialog } from '../ui/LateDialog.tsx'
import { rescueFocus } from '../ui/rescue-focus.ts'
import { type AccountFields, createAccountForm } from './account-form.ts'
import { mailNonce } from './confirm/mail-code.ts'
import { HalfConfirmed } from './HalfConfirmed.tsx'
import { createUpdateAccount } from './update-account.ts'
import { Waiting } from './Waiting.tsx'

interface AccountSettingsProps {
  accountId: string
  known: AccountFields
  /** An address that waits for its confirmation. */
  pending: PendingEmail | undefined
  /** The page was opened by the first of the links that it waits for. */
  isHalfConfirmed: boolean
}

const loadQuestion = () => import('./confirm/ConfirmIdentity.tsx')

/** Name and address of whoever is signed in. */
export function AccountSettings({ accountId, known, pending, isHalfConfirmed }: AccountSettingsProps) {
  const [form] = useState(() => createAccountForm(known, createUpdateAccount(accountId)))
  useEffect(() => {
    form.waitFor(pending)
  }, [form, pending])
  const state = useStore(form.$state)
  const { isBusy, emailError, waitingFor, isAsking = false } = state
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (state.emailError) element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [state])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    form.save({ fullName: String(fields.get('name')), email: String(fields.get('email')) })
  }
  const waitFor = (changed: PendingEmail | undefined) => {
    form.waitFor(changed)
    // What was pressed may be gone with it.
    rescueFocus('.form [type=submit]')
  }
  const question = {
    title: 'Change your email',
    why: 'You signed in a while ago. Before the address changes, show that it is you.',
    label: 'Change Email',
    email: known.email,
    sendCode: mailNonce,
    use: form.prove
  }
  // What is asked for on this page has two links of its own.
  const isHalf = isHalfConfirmed && waitingFor === pending
  return (
    <>
      {isHalf && <HalfConfirmed addresses={pending && [known.email, pending.email]} />}
      <form className="form" ref={element} onSubmit={submit} aria-labelledby="account-settings" noValidate>
        <Field
          label="Full name"
          name="name"
          defaultValue={known.fullName}
          autoComplete="name"
          maxLength={LONGEST_NAME}
        />
        <Field
          label="Email"
          name="email"
          type="email"
          defaultValue={known.email}
          autoComplete="email"
          required
          error={emailError}
        />
        {waitingFor && <Waiting pending={waitingFor} email={known.email} onChange={waitFor} />}
        <Button type="submit" busy={isBusy} busyLabel="Updating…" className="-mt-1 justify-self-start">
          Update Account
        </Button>
      </form>
      <LateDialog load={loadQuestion} open={isAsking} onClose={form.giveUp} more={question} />
    </>
  )
}
