import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { DesignersAnswer } from '../../../contract/designer.ts'
import { callJson } from '../../../stores/api.ts'
import { createDesignerSettings } from '../../../stores/designers/designers.ts'
import { SettingsNav } from '../SettingsNav.tsx'
import { Choices } from './Choices.tsx'
import { Month } from './Month.tsx'
import { FACTS } from './words.ts'

interface DesignerPageProps {
  state: DesignersAnswer
  plan: string | undefined
  /** When the page was made, in ms since 1970. */
  now: number
}

/** Who designs for the account, and what that took this month. */
export function DesignerPage({ state, plan, now }: DesignerPageProps) {
  const [settings] = useState(() => createDesignerSettings(state, callJson))
  const { chosen } = useStore(settings.$state)
  return (
    <main id="main" className="panes">
      <div className="pane">
        <h1 className="page-title pane-part">Settings</h1>
        <SettingsNav current="designer" plan={plan} designer={FACTS[chosen]} />
        <Month settings={settings} />
      </div>
      <section className="pane mt-0!" aria-labelledby="designer">
        <h2 className="pane-title" id="designer">
          Designer
        </h2>
        <p className="designer-lede">
          Who makes the emails and answers in the chat. Each email costs one credit, whoever makes it.
        </p>
        <Choices settings={settings} now={now} />
      </section>
    </main>
  )
}
