import { useStore } from '@nanostores/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { CodeField } from '../../auth/second-step/CodeField.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorLine } from '../../ui/ErrorLine.tsx'
import ConfirmIdentity from '../confirm/ConfirmIdentity.tsx'
import { mailCode } from './mail-code.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { createSetUp, type SetUp } from './set-up-steps.ts'
import { signInAnew } from './sign-in-anew.ts'
import type { TwoStepSettings } from './two-step.ts'

interface SetUpDialogProps {
  open: boolean
  onClose: () => void
  settings: TwoStepSettings
  email: string
}

const TITLES = {
  scan: 'Scan this code',
  code: 'Enter the code',
  codes: 'Keep these recovery codes'
}

/** Turns two-step verification on, in three steps: a code to scan, six digits, recovery codes to keep. */
export default function SetUpDialog({ open, onClose, settings, email }: SetUpDialogProps) {
  return open ? <Opened onClose={onClose} settings={settings} email={email} /> : null
}

/** As long as the dialog is open: what was begun goes with it. */
function Opened({ onClose, settings, email }: Omit<SetUpDialogProps, 'open'>) {
  const [setUp] = useState(() => createSetUp(settings, onClose))
  const state = useStore(setUp.$state)
  useEffect(() => {
    void setUp.begin()
  }, [setUp])
  if (state.step === 'confirm') {
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
  return (
    <Dialog open title={TITLES[state.step]} onClose={setUp.close} width={520}>
      <p className="small mt-0">
        Step {Object.keys(TITLES).indexOf(state.step) + 1} of {setUp.steps}
      </p>
      <Step setUp={setUp} />
    </Dialog>
  )
}

function Step({ setUp }: { setUp: SetUp }) {
  const state = useStore(setUp.$state)
  if (state.step === 'codes') return <RecoveryCodes codes={state.codes} onDone={setUp.close} />
  if (state.step === 'code') return <CodeStep setUp={setUp} error={state.error} isBusy={state.isBusy} />
  return <ScanStep setUp={setUp} />
}

function ScanStep({ setUp }: { setUp: SetUp }) {
  const { enrolment, error } = useStore(setUp.$state)
  return (
    <div className="grid gap-4">
      <p className="m-0">
        Open an authenticator app on your phone, such as Aegis, 2FAS or Google Authenticator, and scan this code with
        it.
      </p>
      <div className="two-step-qr" aria-busy={!enrolment && !error}>
        {enrolment && <img src={enrolment.qrCode} alt="The code to scan" width={200} height={200} />}
      </div>
      {enrolment && (
        <p className="small m-0">
          Can you not scan it? Type this key: <code className="two-step-key">{inGroups(enrolment.secret)}</code>
        </p>
      )}
      {error && <ErrorLine>{error}</ErrorLine>}
      <div className="dialog-actions">
        <Button variant="ghost" onClick={setUp.close}>
          Cancel
        </Button>
        {error ? (
          <Button variant="primary" onClick={setUp.begin}>
            Try again
          </Button>
        ) : (
          <Button variant="primary" onClick={setUp.next} busy={!enrolment} busyLabel="Preparing…">
            Next
          </Button>
        )}
      </div>
    </div>
  )
}

function CodeStep({ setUp, error, isBusy }: { setUp: SetUp; error: string | undefined; isBusy: boolean }) {
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: at first, and with each thing that is wrong
  useEffect(() => form.current?.querySelector('input')?.focus(), [error])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void setUp.verify(String(new FormData(event.currentTarget).get('code')))
  }
  return (
    <form className="form" ref={form} onSubmit={submit} noValidate>
      <CodeField hint="The six digits that your app shows now." error={error} />
      <div className="dialog-actions">
        <Button variant="ghost" onClick={setUp.back}>
          Back
        </Button>
        <Button type="submit" variant="primary" busy={isBusy} busyLabel="Checking…">
          Turn on
        </Button>
      </div>
    </form>
  )
}

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ')
