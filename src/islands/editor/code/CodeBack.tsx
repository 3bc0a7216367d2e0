import { ArrowLeft } from 'lucide-react'
import { Icon } from '../../ui/Icon.tsx'

/** On phones the code takes the whole screen: the way back stands at its left. */
export function CodeBack({ onBack }: { onBack: () => void }) {
  return (
    <div className="code-back">
      <button type="button" className="plain-button" onClick={onBack}>
        <Icon of={ArrowLeft} />
        Back
      </button>
      <b>Code Edit</b>
    </div>
  )
}
