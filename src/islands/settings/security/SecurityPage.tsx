import type { AccountSession } from '../../../contract/account-session.ts'
import type { TwoStepAnswer } from '../../../contract/two-step.ts'
import { PasswordForm } from '../PasswordForm.tsx'
import { SettingsNav } from '../SettingsNav.tsx'
import { TwoStep } from '../two-step/TwoStep.tsx'
import { SignedIn } from './SignedIn.tsx'
import { YourData } from './YourData.tsx'

interface SecurityPageProps {
  accountId: string
  email: string
  /** The plan's name, where there is one. */
  plan: string | undefined
  /** Who designs. */
  designer: string
  twoStep: TwoStepAnswer | null
  sessions: AccountSession[]
  /** Whether the site can delete accounts by itself. */
  canDelete: boolean
  /** When the page was made, in ms since 1970. */
  now: number
}

/** Who may get in, and where they are; what the account holds. */
export function SecurityPage(props: SecurityPageProps) {
  const { accountId, email, plan, designer, twoStep, sessions, canDelete, now } = props
  const timeZone = sessions.find(({ is_current }) => is_current)?.time_zone ?? 'UTC'
  return (
    <main id="main" className="panes">
      <div className="pane">
        <h1 className="page-title pane-part">Settings</h1>
        <SettingsNav current="security" plan={plan} designer={designer} />
        <section className="security-part" aria-labelledby="password">
          <h2 className="pane-title mb-4" id="password">
            Password
          </h2>
          <PasswordForm email={email} labelledBy="password" />
        </section>
      </div>
      <div className="pane mt-0!">
        <TwoStep state={twoStep} email={email} now={now} timeZone={timeZone} />
        <SignedIn sessions={sessions} now={now} />
        <YourData accountId={accountId} email={email} plan={plan} canDelete={canDelete} />
      </div>
    </main>
  )
}
