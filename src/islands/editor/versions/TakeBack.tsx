import { Lock } from 'lucide-react'
import { useId } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { useTip } from '../../ui/use-tip.ts'

interface TakeBackProps {
  /** Of the change. */
  name: string
  /** Why it may not be taken back. */
  gate: string | undefined
  onPress: () => void
}

/** Takes one change back; where the plan has not that, it says so on hover and focus. */
export function TakeBack({ name, gate, onPress }: TakeBackProps) {
  const id = useId()
  const { tip, handlers } = useTip<HTMLButtonElement>()
  return (
    <>
      <button
        type="button"
        className="take-back"
        aria-label={`Take back this change: ${name}`}
        {...(gate ? { 'aria-disabled': true, 'aria-describedby': id, ...handlers } : { onClick: onPress })}
      >
        {gate && <Icon of={Lock} size={16} />}
        Take back
      </button>
      {gate && (
        <span ref={tip} id={id} role="tooltip" popover="manual" className="tooltip tooltip-placed">
          {gate}
        </span>
      )}
    </>
  )
}
