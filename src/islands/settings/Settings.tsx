import { useEffect, useState } from 'react'
import type { PendingEmail } from '../../contract/pending-email.ts'
import { sayFollowedLink } from '../auth/notices.ts'
import { Billing, type BillingProps } from '../billing/Billing.tsx'
import { AccountSettings } from './AccountSettings.tsx'
import type { AccountFields } from './account-form.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { Portrait } from './Portrait.tsx'
import { SettingsNav } from './SettingsNav.tsx'
import { Undelivered, type UndeliveredProps } from './Undelivered.tsx'

export interface SettingsProps {
  person: AccountFields
  /** An address that waits for its confirmation. */
  pending: PendingEmail | undefined
  /** The newest mail to the person that was given up. */
  undelivered: UndeliveredProps['mail'] | undefined
  /** Where the person's picture is. */
  picture: string | null
  billing: BillingProps
  /** Who designs. */
  designer: string
}

/** The settings page: who you are on the left, what you pay for on the right. */
export function Settings({ person, pending, undelivered, picture, billing, designer }: SettingsProps) {
  const [isHalf, setHalf] = useState(false)
  useEffect(() => sayFollowedLink(() => setHalf(true)), [])
  return (
    <main id="main" className="panes">
      <div className="pane">
        <h1 className="page-title pane-part">Settings</h1>
        <SettingsNav current="account" plan={billing.products[0]?.name} designer={designer} />
        <section className="pane-part" aria-labelledby="account-settings">
          <h2 className="pane-title mb-4" id="account-settings">
            Account Settings
          </h2>
          {undelivered && <Undelivered mail={undelivered} />}
          <Portrait accountId={billing.account.id} url={picture} email={person.email} />
          <AccountSettings accountId={billing.account.id} known={person} pending={pending} isHalfConfirmed={isHalf} />
        </section>
        <section className="pane-part" aria-labelledby="security">
          <h2 className="pane-title mb-4" id="security">
            Security
          </h2>
          <PasswordForm email={person.email} labelledBy="security" />
        </section>
      </div>
      <section className="pane mt-0!" aria-labelledby="billing">
        <div className="pane-head">
          <h2 className="pane-title" id="billing">
            Billing &amp; Pricing
          </h2>
        </div>
        <Billing {...billing} />
      </section>
    </main>
  )
}
