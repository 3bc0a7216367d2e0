import { ChevronDown, Plus } from 'lucide-react'
import { Icon } from '../ui/Icon.tsx'
import { LateMenu, type TriggerProps } from '../ui/LateMenu.tsx'

const loadItems = () => import('./NewItems.tsx')

const trigger = (props: TriggerProps) => (
  <button type="button" className="btn btn-bar btn-secondary" {...props}>
    <Icon of={Plus} size={16} />
    New
    <Icon of={ChevronDown} size={16} />
  </button>
)

/** The ways to begin an email without a brief. */
export const NewMenu = () => <LateMenu trigger={trigger} load={loadItems} more={{}} />
