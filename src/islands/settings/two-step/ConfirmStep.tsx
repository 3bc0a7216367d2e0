import { useStore } from '@nanostores/react'
import { Dialog } from '../../ui/Dialog.tsx'
import ConfirmIdentity from '../confirm/ConfirmIdentity.tsx'
import { mailCode } from '../confirm/mail-code.ts'
import { CodeStep } from './CodeStep.tsx'
import type { SetUp } from './set-up-steps.ts'
import { signInAnew } from './sign-in-anew.ts'

/** Asks whose sign-in is too old for it who they are: for a code of an app, or else for the password. */
export function ConfirmStep({ setUp, email }: { setUp: SetUp; email: string }) {
  if (!setUp.isFirst) return <ConfirmByApp setUp={setUp} />
  return (
    <ConfirmIdentity
      open
      title="Set up two-step verification"
      why="You signed in a while ago. Confirm that it is you first."
      label="Continue"
      email={email}
      sendCode={() => mailCode(email)}
      use={async proof => (await signInAnew(email, proof)) ?? (await setUp.begin())}
      onClose={setUp.close}
    />
  )
}

function ConfirmByApp({ setUp }: { setUp: SetUp }) {
  const { error, isBusy } = useStore(setUp.$state)
  return (
    <Dialog open title="Confirm that it is you" onClose={setUp.close}>
      <CodeStep
        why="An app is added by a code of one that you have. If you have none at hand, remove it first."
        hint="The six digits that an app which you have already shows now."
        error={error}
        isBusy={isBusy}
        label="Continue"
        onSubmit={setUp.prove}
        leave={{ label: 'Cancel', onLeave: setUp.close }}
      />
    </Dialog>
  )
}
