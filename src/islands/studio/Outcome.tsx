import { Failure, type FailureProps } from './Failure.tsx'
import { isMaking, MakingProgress } from './Making.tsx'
import { SmallPreview } from './SmallPreview.tsx'

export interface OutcomeProps extends FailureProps {
  onStop: () => void
}

/** How the making of an email stands where there is no form: its progress with a small picture of what is there, or why it failed. */
export function Outcome({ state, onStop, onMake }: OutcomeProps) {
  if (!isMaking(state))
    return (
      <div className="mt-4">
        <Failure state={state} onMake={onMake} />
      </div>
    )
  return (
    <div className="mt-6">
      <MakingProgress state={state} onStop={onStop} note="Nothing is charged until it is finished." />
      {state.email.html !== '' && (
        <div className="mt-4 max-w-[220px]">
          <SmallPreview email={state.email} />
        </div>
      )}
    </div>
  )
}
