import { CircleAlert } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { DraftWay } from '../../contract/draft.ts'
import type { GenerationState } from '../../stores/generation.ts'
import { Icon } from '../ui/Icon.tsx'
import { Making } from './Making.tsx'

const Offers = lazy(() => import('./Offers.tsx'))

const STOPPING = { label: 'Stopping…', section: 0 }

export interface OutcomeProps {
  state: GenerationState
  onStop: () => void
  /** Has it made by another designer, this once. */
  onMake: (designer: DraftWay['designer']) => void
}

/** How the making of an email stands: its progress, or why it failed and who else could make it. */
export function Outcome({ state, onStop, onMake }: OutcomeProps) {
  if (state.state === 'making') return <Making progress={state.progress} email={state.email} onStop={onStop} />
  if (state.state === 'stopping') return <Making progress={STOPPING} email={state.email} />
  if (state.state !== 'failed') return null
  return (
    <>
      <p className="field-error mt-4" role="alert">
        <Icon of={CircleAlert} size={16} />
        {state.message}
      </p>
      {state.byDesigner && (
        <Suspense>
          <Offers onMake={onMake} />
        </Suspense>
      )}
    </>
  )
}
