import { useStore } from '@nanostores/react'
import { Check, KeyRound, Plus, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { APP_NAME } from '../../../contract/app-name.ts'
import type { TwoStepAnswer, TwoStepApp } from '../../../contract/two-step.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorLine } from '../../ui/ErrorLine.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SecurityRow } from '../security/SecurityRow.tsx'
import { TwoStepDialogs } from './TwoStepDialogs.tsx'
import { createTwoStepSettings, type TwoStepSettings } from './two-step.ts'
import { appWords, codesWords, MORE_WORDS, OFF_WORDS } from './words.ts'

export interface TwoStepProps {
  /** How it stands, or nothing while the auth service cannot be asked. */
  state: TwoStepAnswer | null
  /** Of whoever is signed in. */
  email: string
  /** When the page was made, in ms since 1970. */
  now: number
  /** Where its reader is. */
  timeZone: string
}

/** The part of the security page about two-step verification. */
export function TwoStep({ state, email, now, timeZone }: TwoStepProps) {
  const [settings] = useState(() => createTwoStepSettings(state))
  const { known } = useStore(settings.$state)
  return (
    <section className="security-part" aria-labelledby="two-step">
      <div className="security-head">
        <h2 className="pane-title" id="two-step">
          Two-step verification
        </h2>
        <span role="status">
          {known && known.apps.length > 0 && (
            <span className="flex items-center gap-2 text-sm font-semibold text-green">
              <Icon of={Check} size={16} /> On
            </span>
          )}
        </span>
      </div>
      {known ? (
        <Rows known={known} says={app => appWords(app, now, timeZone)} settings={settings} />
      ) : (
        <ErrorLine>This cannot be shown just now. Reload the page in a moment.</ErrorLine>
      )}
      <TwoStepDialogs settings={settings} email={email} />
    </section>
  )
}

interface RowsProps {
  known: TwoStepAnswer
  /** What is said of an app. */
  says: (app: TwoStepApp) => string
  settings: TwoStepSettings
}

function Rows({ known: { apps, recovery_codes }, says, settings }: RowsProps) {
  return (
    <ul className="ruled-rows">
      {apps.map(app => (
        <AppRow key={app.id} name={app.name} says={says(app)} onRemove={() => settings.askToRemove(app)} />
      ))}
      <NewAppRow isFirst={apps.length === 0} onAdd={() => settings.open('set-up')} />
      {apps.length > 0 && recovery_codes !== null && (
        <SecurityRow icon={KeyRound} name="Recovery codes" says={codesWords(recovery_codes)}>
          <Button size="bar" onClick={() => settings.open('confirm-codes')}>
            Make new codes
          </Button>
        </SecurityRow>
      )}
    </ul>
  )
}

function AppRow({ name, says, onRemove }: { name: string; says: string; onRemove: () => void }) {
  return (
    <SecurityRow icon={Smartphone} name={name} says={says}>
      <Button variant="ghost" size="bar" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </SecurityRow>
  )
}

function NewAppRow({ isFirst, onAdd }: { isFirst: boolean; onAdd: () => void }) {
  return isFirst ? (
    <SecurityRow icon={Smartphone} name={APP_NAME} says={OFF_WORDS}>
      <Button size="bar" onClick={onAdd}>
        Set up
      </Button>
    </SecurityRow>
  ) : (
    <SecurityRow icon={Plus} name="Another app" says={MORE_WORDS}>
      <Button size="bar" onClick={onAdd}>
        Add app
      </Button>
    </SecurityRow>
  )
}
