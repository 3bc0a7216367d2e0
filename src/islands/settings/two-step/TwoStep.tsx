import { useStore } from '@nanostores/react'
import { Check, KeyRound, Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { TwoStepAnswer } from '../../../contract/two-step.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorLine } from '../../ui/ErrorLine.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SecurityRow } from '../security/SecurityRow.tsx'
import { TwoStepDialogs } from './TwoStepDialogs.tsx'
import { createTwoStepSettings, type TwoStepSettings } from './two-step.ts'
import { appWords, codesWords, OFF_WORDS } from './words.ts'

export interface TwoStepProps {
  /** How it stands, or nothing while the auth service cannot be asked. */
  state: TwoStepAnswer | null
  /** Of whoever is signed in. */
  email: string
  /** When the page was made, in ms since 1970. */
  now: number
}

/** The part of the security page about two-step verification. */
export function TwoStep({ state, email, now }: TwoStepProps) {
  const [settings] = useState(() => createTwoStepSettings(state))
  const { known } = useStore(settings.$state)
  return (
    <section className="security-part" aria-labelledby="two-step">
      <div className="security-head">
        <h2 className="pane-title" id="two-step">
          Two-step verification
        </h2>
        <span role="status">
          {known?.app && (
            <span className="flex items-center gap-2 font-semibold text-green">
              <Icon of={Check} size={16} /> On
            </span>
          )}
        </span>
      </div>
      {known ? (
        <Rows known={known} now={now} settings={settings} />
      ) : (
        <ErrorLine>This cannot be shown just now. Reload the page in a moment.</ErrorLine>
      )}
      <TwoStepDialogs settings={settings} email={email} />
    </section>
  )
}

interface RowsProps {
  known: TwoStepAnswer
  now: number
  settings: TwoStepSettings
}

function Rows({ known: { app, recovery_codes }, now, settings }: RowsProps) {
  return (
    <ul className="ruled-rows">
      <SecurityRow icon={Smartphone} name="Authenticator app" says={app ? appWords(app, now) : OFF_WORDS}>
        {app ? (
          <Button variant="ghost" size="bar" onClick={() => settings.open('turn-off')}>
            Remove
          </Button>
        ) : (
          <Button size="bar" onClick={() => settings.open('set-up')}>
            Set up
          </Button>
        )}
      </SecurityRow>
      {app && recovery_codes !== null && (
        <SecurityRow icon={KeyRound} name="Recovery codes" says={codesWords(recovery_codes)}>
          <Button size="bar" onClick={() => settings.open('confirm-codes')}>
            Make new codes
          </Button>
        </SecurityRow>
      )}
    </ul>
  )
}
