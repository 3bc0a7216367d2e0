import { useStore } from '@nanostores/react'
import type { CSSProperties } from 'react'
import { createPortal } from 'react-dom'
import type { EditorStores } from '../use-editor.ts'
import { type Dragging, draggingOf } from './dragging.ts'

/** While something is dragged: its name at the pointer, and the line that marks where it would go. */
export function DragLayer({ editor }: { editor: EditorStores }) {
  const dragging = draggingOf(editor)
  const dragged = useStore(dragging.$dragged)
  const line = useStore(dragging.$line)
  if (!dragged) return null
  const { left, top, length, isUpright } = line ?? { left: 0, top: 0, length: 0, isUpright: false }
  const style: CSSProperties = { left, top, [isUpright ? 'height' : 'width']: length }
  return (
    <>
      {line && <span className={isUpright ? 'drop-line drop-line-upright' : 'drop-line'} style={style} />}
      {createPortal(<NameSheet dragging={dragging} label={dragged.label} />, document.body)}
    </>
  )
}

function NameSheet({ dragging, label }: { dragging: Dragging; label: string }) {
  const { x, y } = useStore(dragging.$pointer)
  return (
    <span className="drag-sheet" aria-hidden="true" style={{ translate: `${x + 12}px ${y - 18}px` }}>
      {label}
    </span>
  )
}
