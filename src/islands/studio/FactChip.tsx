import { CircleHelp, Pencil } from 'lucide-react'
import type { ShownChip } from '../../stores/reading/shown-chips.ts'
import { Icon } from '../ui/Icon.tsx'

export interface FactChipProps {
  chip: ShownChip
  onOpen: () => void
  /** The pointer or the focus came to it, or left. */
  onPoint: (isPointed: boolean) => void
}

/** One thing that was understood. What is not sure is dashed and waits for the person. */
export function FactChip({ chip, onOpen, onPoint }: FactChipProps) {
  const { key, label, words, sure, corrected } = chip
  const isEmpty = chip.parts.length === 0
  const state = corrected ? ', corrected' : sure || isEmpty ? '' : ', not sure'
  return (
    <button
      type="button"
      className="fact"
      aria-label={`${label} ${words}${state}`}
      data-fact={key}
      data-doubtful={!sure || undefined}
      title={words.length > 40 ? words : undefined}
      onClick={onOpen}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
    >
      <span className="fact-label">{label}</span> {corrected && <Icon of={Pencil} size={14} />}
      <span className="fact-value">{words}</span>
      {!sure && !isEmpty && <Icon of={CircleHelp} size={16} />}
    </button>
  )
}
