import { lazy, Suspense } from 'react'
import type { DraftWay } from '../../contract/draft.ts'
import type { GenerationState } from '../../stores/generation.ts'
import { ErrorLine } from '../ui/ErrorLine.tsx'

const Offers = lazy(() => import('./Offers.tsx'))

export interface FailureProps {
  state: GenerationState
  /** Has it made by another designer, this once. */
  onMake: (designer: DraftWay['designer']) => void
}

/** Why the making of an email failed, and who else could make it. */
export function Failure({ state, onMake }: FailureProps) {
  if (state.state !== 'failed') return null
  return (
    <div>
      <ErrorLine>{state.message}</ErrorLine>
      {state.byDesigner && (
        <Suspense>
          <Offers onMake={onMake} />
        </Suspense>
      )}
    </div>
  )
}
