import { Plus } from 'lucide-react'
import { Icon } from '../../ui/Icon.tsx'

export interface AskForProps {
  parts: readonly { part: string; label: string }[]
  onAsk: (part: string) => void
}

/** Parts that wait until somebody asks for them, each as a button. */
export function AskFor({ parts, onAsk }: AskForProps) {
  return parts.map(({ part, label }) => (
    <button key={part} type="button" className="entry-ask" onClick={() => onAsk(part)}>
      <Icon of={Plus} size={14} />
      {label}
    </button>
  ))
}
