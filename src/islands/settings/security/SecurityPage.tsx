import { PasswordForm } from '../PasswordForm.tsx'
import { SettingsNav } from '../SettingsNav.tsx'
import { SignedIn } from './SignedIn.tsx'

interface SecurityPageProps {
  email: string
  /** The plan's name, where there is one. */
  plan: string | undefined
  /** Who designs. */
  designer: string
}

/** Who may get in, and where they are; what the account holds. */
export function SecurityPage({ email, plan, designer }: SecurityPageProps) {
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
        <SignedIn />
      </div>
    </main>
  )
}
