import { openPlans } from '../../stores/plans.ts'
import { Button } from '../ui/Button.tsx'

/** What a visitor without access finds under the prompt box. */
export function Unlock() {
  return (
    <section className="unlock" aria-labelledby="unlock">
      <h2 className="pane-title" id="unlock">
        Unlock Full Access
      </h2>
      <p>Choose a plan to generate templates with AI. Templates that you make yourself can be edited without one.</p>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="primary" onClick={openPlans}>
          View Plans
        </Button>
        <a className="btn btn-secondary" href="/settings">
          Go to Settings
        </a>
      </div>
    </section>
  )
}
