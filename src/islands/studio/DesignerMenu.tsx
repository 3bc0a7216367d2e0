import { ChevronDown, PencilRuler } from 'lucide-react'
import { useCallback, useState } from 'react'
import { $draft, loadDraft } from '../../stores/drafts/drafts.ts'
import { Icon } from '../ui/Icon.tsx'
import { LateMenu, type TriggerProps } from '../ui/LateMenu.tsx'

const loadItems = () => import('./DesignerItems.tsx')

/** Who makes the next email; the menu chooses another, unless no email can be made. */
export function DesignerMenu({ label, isOff }: { label: string; isOff: boolean }) {
  const [chosen, setChosen] = useState(label)
  const trigger = useCallback(
    (props: TriggerProps) => (
      <button type="button" className="designer-choice" disabled={isOff} {...props}>
        <Icon of={PencilRuler} size={20} />
        <span>
          <span className="label-over">Designer</span>
          <b>{chosen}</b>
        </span>
        <Icon of={ChevronDown} size={16} />
      </button>
    ),
    [chosen, isOff]
  )
  const onChosen = (chosen: string) => {
    setChosen(chosen)
    // It says who would go on with it.
    if ($draft.get()) void loadDraft().catch(() => {})
  }
  return <LateMenu trigger={trigger} load={loadItems} more={{ onChosen }} />
}
