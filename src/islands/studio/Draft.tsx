import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import type { DraftAnswer, DraftWay } from '../../contract/draft.ts'
import { Button, type ButtonProps } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { SmallPreview } from './SmallPreview.tsx'

export interface DraftProps {
  draft: DraftAnswer
  locked: boolean
  isKeeping: boolean
  onContinue: (designer: DraftWay['designer']) => void
  onKeep: () => void
  onDiscard: () => void
}

const NO_CREDITS = 'You need a plan with credits to finish it.'

/** An email whose making was cut: what stands, why it was cut, and what each way out of that costs. */
export function Draft({ draft, locked, isKeeping, onContinue, onKeep, onDiscard }: DraftProps) {
  const [way, ...others] = draft.ways
  const paid = { gatedBy: locked ? NO_CREDITS : undefined, disabled: isKeeping }
  return (
    <section className="draft" aria-labelledby="draft">
      <div className="draft-picture">
        <SmallPreview email={draft.email} />
      </div>
      <div>
        <p className="label-over">Not finished</p>
        <h2 className="pane-title" id="draft">
          {draft.email.name}
        </h2>
        <Reason of={draft} />
        <p className="small">{madeWords(draft)}. Nothing was charged.</p>
      </div>
      <div className="draft-ways">
        {way && (
          <Way {...paid} cost="1 credit, when it is finished" onClick={() => onContinue(way.designer)}>
            {way.goes_on ? 'Continue' : 'Make anew'}
          </Way>
        )}
        <Way {...paid} busy={isKeeping} busyLabel="Keeping…" cost="1 credit, and it opens as it is" onClick={onKeep}>
          Keep
        </Way>
        <Way cost="Free" variant="ghost" disabled={isKeeping} onClick={onDiscard}>
          Discard
        </Way>
      </div>
      {draft.has_failed && !locked && others.length > 0 && <Others ways={others} onContinue={onContinue} />}
    </section>
  )
}

/** A designer that failed is told of at once. */
function Reason({ of: { has_failed, reason } }: { of: DraftAnswer }) {
  if (!has_failed) return <p>{reason}</p>
  return (
    <p className="field-error" role="alert">
      <Icon of={CircleAlert} size={16} />
      {reason}
    </p>
  )
}

function Way({ cost, ...button }: ButtonProps & { cost: string }) {
  const id = useId()
  return (
    <div>
      <Button aria-describedby={id} {...button} />
      <p className="small" id={id}>
        {cost}
      </p>
    </div>
  )
}

/** Another designer is offered, and never taken in silence. */
function Others({ ways, onContinue }: { ways: DraftWay[]; onContinue: DraftProps['onContinue'] }) {
  return (
    <div className="draft-others offers">
      <p className="small">Or with another designer this once, for the same credit:</p>
      {ways.map(({ designer, label, goes_on }) => (
        <Button key={designer.designer} size="bar" onClick={() => onContinue(designer)}>
          {goes_on ? 'Continue with' : 'Make anew with'} {label}
        </Button>
      ))}
    </div>
  )
}

const madeWords = ({ sections, designer }: DraftAnswer) =>
  `${sections === 1 ? 'One section' : `${sections} sections`} by ${designer}`
