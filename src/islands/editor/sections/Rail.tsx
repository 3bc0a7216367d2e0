import { ArrowDown, ArrowUp, Ellipsis, LayoutTemplate, type LucideIcon } from 'lucide-react'
import { Icon } from '../../ui/Icon.tsx'
import { LateMenu, type TriggerProps } from '../../ui/LateMenu.tsx'
import { useStoreAfterPaint } from '../../ui/use-store-after-paint.ts'
import { keyOf } from '../commands/key-table.ts'
import { ariaKeys } from '../commands/keys.ts'
import type { EditorStores } from '../use-editor.ts'
import { DragHandle } from './DragHandle.tsx'

const loadLayouts = () => import('./LayoutItems.tsx')
const loadMore = () => import('./RailItems.tsx')

export interface RailProps {
  editor: EditorStores
  part: string
  label: string
}

/** Left of the email: what is done with the selected section as a whole. */
export function Rail({ editor, part, label }: RailProps) {
  const { arranging, document } = editor
  useStoreAfterPaint(document.$email)
  const more = { editor, part }
  return (
    <div className="rail" role="toolbar" aria-label={`Section: ${label}`} aria-orientation="vertical">
      <DragHandle {...{ editor, part, label }} className="rail-button" />
      <RailButton
        icon={ArrowUp}
        label="Move up"
        id="move-up"
        isOff={!arranging.canStep('up', part)}
        onPress={() => arranging.step('up', part)}
      />
      <RailButton
        icon={ArrowDown}
        label="Move down"
        id="move-down"
        isOff={!arranging.canStep('down', part)}
        onPress={() => arranging.step('down', part)}
      />
      {part.startsWith('s') && <LateMenu trigger={layoutButton} load={loadLayouts} more={more} />}
      <LateMenu trigger={moreButton} load={loadMore} more={more} />
    </div>
  )
}

interface RailButtonProps {
  icon: LucideIcon
  label: string
  id: string
  isOff: boolean
  onPress: () => void
}

/** It keeps the focus when it goes off, so that a keyboard does not lose its place. */
function RailButton({ icon, label, id, isOff, onPress }: RailButtonProps) {
  return (
    <button
      type="button"
      className="rail-button"
      aria-label={label}
      aria-keyshortcuts={ariaKeys(keyOf(id) ?? '')}
      aria-disabled={isOff || undefined}
      title={label}
      onClick={() => !isOff && onPress()}
    >
      <Icon of={icon} size={16} />
    </button>
  )
}

const layoutButton = (props: TriggerProps) => (
  <button type="button" className="rail-button" aria-label="Layout" title="Layout" {...props}>
    <Icon of={LayoutTemplate} size={16} />
  </button>
)

const moreButton = (props: TriggerProps) => (
  <button type="button" className="rail-button" aria-label="More for this section" title="More" {...props}>
    <Icon of={Ellipsis} size={16} />
  </button>
)
