import { useStore } from '@nanostores/react'
import { memo, useMemo } from 'react'
import { describe } from '../../../email/outline/describe.ts'
import { useRootData } from '../../ui/use-root-data.ts'
import { useStoreAfterPaint } from '../../ui/use-store-after-paint.ts'
import type { EditorStores } from '../use-editor.ts'
import { DragLayer } from './DragLayer.tsx'
import { draggingOf } from './dragging.ts'
import { ItemHandles } from './ItemHandles.tsx'
import { gapsOf, Pluses } from './Pluses.tsx'
import { Rail } from './Rail.tsx'
import { TrialOutline } from './TrialOutline.tsx'
import { useGaps } from './use-gaps.ts'
import { useLongPress } from './use-long-press.ts'

/** What lies over the email for its sections: rail, handles, '+', and what is seen of a drag. */
export function SectionLayer({ editor }: { editor: EditorStores }) {
  const { canvas, document, view } = editor
  const painted = useStoreAfterPaint(canvas.$painted)
  const email = useStoreAfterPaint(document.$email)
  const selected = useStoreAfterPaint(editor.selection.$selected)
  const isAdding = useStore(view.$panel) === 'gallery'
  const isDragging = useStore(draggingOf(editor).$dragged) !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: these say when parts stand elsewhere
  const gaps = useMemo(() => (isAdding ? [] : gapsOf(editor)), [editor, painted, email, selected, isAdding])
  useRootData('dragging', isDragging ? '' : undefined)
  useGaps(editor, gaps)
  useLongPress(editor)
  return (
    <div className="section-layer">
      {!isAdding && <SelectedTools editor={editor} />}
      {!isAdding && <KnownPluses editor={editor} gaps={gaps} />}
      <Lit editor={editor} />
      {isAdding && !isDragging && <TrialOutline editor={editor} />}
      <DragLayer editor={editor} />
      <Said editor={editor} />
    </div>
  )
}

/** There may be hundreds: they are drawn anew when they stand elsewhere, not at each step of a drag. */
const KnownPluses = memo(Pluses)

/** The rail of what is selected, which stays in sight while any of the section is. */
function SelectedTools({ editor }: { editor: EditorStores }) {
  const { arranging, canvas, document, selection } = editor
  const selected = selection.$selected.get()
  const movable = arranging.selectedMovable()
  const part = selected?.startsWith('s') ? selected.split('.')[0] : movable
  const box = part === undefined ? undefined : canvas.boxOf(part)
  if (part === undefined || !box) return null
  return (
    <>
      <div className="rail-place" style={{ top: box.top, height: box.height }}>
        <Rail editor={editor} part={part} label={describe(document.$email.get(), part)?.label ?? ''} />
      </div>
      <ItemHandles editor={editor} part={part} />
    </>
  )
}

/** What a screen reader is told of moves. */
function Said({ editor: { arranging } }: { editor: EditorStores }) {
  const said = useStoreAfterPaint(arranging.$said)
  return (
    <p className="only-spoken" role="status">
      {said}
    </p>
  )
}

/** What was moved just now. */
function Lit({ editor: { arranging, canvas } }: { editor: EditorStores }) {
  const ref = useStoreAfterPaint(arranging.$lit)
  const box = ref === undefined ? undefined : canvas.boxOf(ref)
  if (!box) return null
  const { left, top, width, height } = box
  return <span className="just-moved" style={{ left, top, width, height }} />
}
