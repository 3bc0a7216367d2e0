import { Ellipsis } from 'lucide-react'
import type { SavedSectionAnswer } from '../../../contract/saved-section.ts'
import { Icon } from '../../ui/Icon.tsx'
import { LateMenu, type TriggerProps } from '../../ui/LateMenu.tsx'

const load = () => import('./SavedItems.tsx')
const stay = (event: { stopPropagation: () => void }) => event.stopPropagation()

/** ⋯ on a saved section: another name, or away with it. What is pressed here is no choice of the section. */
export function SavedMenu({ section }: { section: SavedSectionAnswer }) {
  const button = (props: TriggerProps) => (
    <button type="button" className="plain-button offer-more" aria-label={`More for ${section.name}`} {...props}>
      <Icon of={Ellipsis} size={16} />
    </button>
  )
  return (
    // biome-ignore lint/a11y: it only keeps presses to itself
    <span onClick={stay} onPointerDown={stay} onPointerMove={stay}>
      <LateMenu trigger={button} load={load} more={{ section }} />
    </span>
  )
}
