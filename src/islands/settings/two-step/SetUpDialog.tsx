import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { CodeStep } from './CodeStep.tsx'
import { ConfirmStep } from './ConfirmStep.tsx'
import { NameStep } from './NameStep.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { ScanStep } from './ScanStep.tsx'
import type { StepName } from './set-up-plan.ts'
import { createSetUp, type SetUp } from './set-up-steps.ts'
import type { TwoStepSettings } from './two-step.ts'

interface SetUpDialogProps {
  open: boolean
  onClose: () => void
  settings: TwoStepSettings
  email: string
}

const TITLES = {
  name: 'Add an authenticator app',
  confirm: 'Confirm that it is you',
  scan: 'Scan this code',
  code: 'Enter the code',
  codes: 'Keep these recovery codes'
}

/**
 * Sets an authenticator app up: a code to scan, and six digits. The first one turns two-step verification on and brings recovery
 * codes to keep; those after it are given a name.
 */
export default function SetUpDialog({ open, onClose, settings, email }: SetUpDialogProps) {
  return open ? <Opened onClose={onClose} settings={settings} email={email} /> : null
}

/** As long as the dialog is open: what was begun goes with it. */
function Opened({ onClose, settings, email }: Omit<SetUpDialogProps, 'open'>) {
  const [setUp] = useState(() => createSetUp(settings, onClose))
  const { step } = useStore(setUp.$state)
  useEffect(() => {
    if (setUp.isFirst) void setUp.begin()
  }, [setUp])
  const place = setUp.steps.indexOf(step)
  return (
    <Dialog open title={titleOf(step, setUp)} onClose={setUp.close} width={520}>
      {place >= 0 && (
        <p className="small mt-0 mb-3">
          Step {place + 1} of {setUp.steps.length}
        </p>
      )}
      <Step setUp={setUp} email={email} />
    </Dialog>
  )
}

const titleOf = (step: StepName, { isFirst }: SetUp) =>
  step === 'confirm' && isFirst ? 'Set up two-step verification' : TITLES[step]

function Step({ setUp, email }: { setUp: SetUp; email: string }) {
  const { step, codes, error, isBusy } = useStore(setUp.$state)
  if (step === 'confirm') return <ConfirmStep setUp={setUp} email={email} />
  if (step === 'name') return <NameStep setUp={setUp} />
  if (step === 'codes') return <RecoveryCodes codes={codes} onDone={setUp.close} />
  if (step !== 'code') return <ScanStep setUp={setUp} />
  return (
    <CodeStep
      hint="The six digits that your app shows now."
      error={error}
      isBusy={isBusy}
      label={setUp.isFirst ? 'Turn on' : 'Add app'}
      onSubmit={setUp.verify}
      leave={{ label: 'Back', onLeave: setUp.back }}
    />
  )
}
