import { GripVertical } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { ariaKeys } from '../commands/keys.ts'
import type { EditorStores } from '../use-editor.ts'
import { draggingOf } from './dragging.ts'
import { useDragSource } from './use-drag-source.ts'

export interface DragHandleProps {
  editor: EditorStores
  /** What it drags. */
  part: string
  label: string
  className: string
}

/** What a section or an item is taken by. By keyboard the arrow keys move it. */
export function DragHandle({ editor, part, label, className }: DragHandleProps) {
  const { arranging, selection } = editor
  const dragging = draggingOf(editor)
  const source = useDragSource(dragging, pointer => dragging.pickUp(part, pointer))
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 'up', ArrowDown: 'down' }[event.key] as 'up' | 'down' | undefined
    if (!direction) return
    event.preventDefault()
    event.stopPropagation()
    selection.select(part)
    arranging.step(direction)
  }
  return (
    <button
      type="button"
      className={className}
      aria-label={`Move ${label}`}
      aria-keyshortcuts={`${ariaKeys('Alt+ArrowUp')} ${ariaKeys('Alt+ArrowDown')}`}
      title="Drag it, or press the arrow keys"
      onKeyDown={onKeyDown}
      onClick={() => selection.select(part)}
      {...source}
    >
      <Icon of={GripVertical} size={16} />
    </button>
  )
}
