import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { mailCode } from '../confirm/mail-code.ts'
import { createProofForm } from '../confirm/proof-form.ts'
import { Question } from '../confirm/Question.tsx'
import { CodeStep } from './CodeStep.tsx'
import type { SetUp } from './set-up-steps.ts'
import { signInAnew } from './sign-in-anew.ts'

interface ConfirmStepProps {
  setUp: SetUp
  email: string
}

/** Asks whose sign-in is too old for it who they are: for a code of an app, or else for the password. */
export function ConfirmStep({ setUp, email }: ConfirmStepProps) {
  return setUp.isFirst ? <ConfirmByPassword setUp={setUp} email={email} /> : <ConfirmByApp setUp={setUp} />
}

function ConfirmByPassword({ setUp, email }: ConfirmStepProps) {
  const [form] = useState(() =>
    createProofForm({
      sendCode: () => mailCode(email),
      use: proof => setUp.beginAfter(() => signInAnew(email, proof)),
      onClose: setUp.close
    })
  )
  const why = 'You signed in a while ago. Confirm that it is you first.'
  return <Question form={form} why={why} label="Continue" email={email} />
}

function ConfirmByApp({ setUp }: { setUp: SetUp }) {
  const { error, isBusy } = useStore(setUp.$state)
  return (
    <CodeStep
      why="An app is added by a code of one that you have. If you have none at hand, remove it first."
      hint="The six digits that an app which you have already shows now."
      error={error}
      isBusy={isBusy}
      label="Continue"
      onSubmit={setUp.prove}
      leave={{ label: 'Cancel', onLeave: setUp.close }}
    />
  )
}
