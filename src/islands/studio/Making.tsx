import type { GenerationState } from '../../stores/generation.ts'
import { Progress } from '../ui/Progress.tsx'

/** What stands in the place of what is being made while it is. */
type Making = Extract<GenerationState, { state: 'making' | 'stopping' }>

export const isMaking = (state: GenerationState): state is Making =>
  state.state === 'making' || state.state === 'stopping'

const STOPPING = { label: 'Stopping…', section: 0 }

export interface MakingProps {
  state: Making
  onStop: () => void
  /** What it costs to stop. */
  note?: string
}

/** How far an email is that is being made. Nobody stops what is stopping. */
export function MakingProgress({ state, onStop, ...note }: MakingProps) {
  const { section, total, label }: { section: number; total?: number; label: string } =
    state.state === 'making' ? state.progress : STOPPING
  return (
    <section aria-label="Your email is being made">
      <Progress
        label={label}
        value={total ? section / total : undefined}
        {...(state.state === 'making' && { onStop })}
        {...note}
      />
    </section>
  )
}
