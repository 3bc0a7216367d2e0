import { ChevronDown, PencilRuler } from 'lucide-react'
import { useCallback } from 'react'
import { $draft, loadDraft } from '../../stores/drafts/drafts.ts'
import { Icon } from '../ui/Icon.tsx'
import { LateMenu, type TriggerProps } from '../ui/LateMenu.tsx'

const loadItems = () => import('./DesignerItems.tsx')

export interface DesignerMenuProps {
  /** Who is chosen. */
  label: string
  isOff: boolean
  onChosen: (label: string) => void
}

/** Who makes the next email; the menu chooses another, unless no email can be made. */
export function DesignerMenu({ label, isOff, onChosen }: DesignerMenuProps) {
  const trigger = useCallback(
    (props: TriggerProps) => (
      <button type="button" className="designer-choice" disabled={isOff} {...props}>
        <Icon of={PencilRuler} size={20} />
        <span>
          <span className="label-over">Designer</span>
          <b>{label}</b>
        </span>
        <Icon of={ChevronDown} size={16} />
      </button>
    ),
    [label, isOff]
  )
  const choose = (chosen: string) => {
    onChosen(chosen)
    // It says who would go on with it.
    if ($draft.get()) void loadDraft().catch(() => {})
  }
  return <LateMenu trigger={trigger} load={loadItems} more={{ onChosen: choose }} />
}
