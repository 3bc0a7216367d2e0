import { Check, Smartphone } from 'lucide-react'
import type { TwoStepAnswer } from '../../../contract/two-step.ts'
import { ErrorLine } from '../../ui/ErrorLine.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { appWords } from './words.ts'

export interface TwoStepProps {
  /** How it stands, or nothing while the auth service cannot be asked. */
  state: TwoStepAnswer | null
  /** The account's address, which an authenticator app shows. */
  email: string
  /** When the page was made, in ms since 1970. */
  now: number
}

/** The part of the security page about two-step verification. */
export function TwoStep({ state, now }: TwoStepProps) {
  return (
    <section aria-labelledby="two-step">
      <div className="pane-head">
        <h2 className="pane-title" id="two-step">
          Two-step verification
        </h2>
        {state?.app && (
          <span className="flex items-center gap-2 font-semibold text-green">
            <Icon of={Check} size={16} /> On
          </span>
        )}
      </div>
      {state ? (
        <ul className="ruled-rows">
          <li className="row justify-start!">
            <Icon of={Smartphone} />
            <span className="grid">
              <b>Authenticator app</b>
              <span className="small">{state.app ? appWords(state.app, now) : 'Off'}</span>
            </span>
          </li>
        </ul>
      ) : (
        <ErrorLine>This cannot be shown just now. Reload the page in a moment.</ErrorLine>
      )}
    </section>
  )
}
