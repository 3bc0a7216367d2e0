import { Plus } from 'lucide-react'
import type { OutlineList } from '../../../email/outline/outline.ts'
import { outlineOf } from '../../../email/outline/outline.ts'
import { hasRoom } from '../../../stores/editor/items.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useStoreAfterPaint } from '../../ui/use-store-after-paint.ts'
import type { Box } from '../canvas/canvas.ts'
import type { EditorStores } from '../use-editor.ts'
import { addItem } from './add-item.ts'
import { DragHandle } from './DragHandle.tsx'
import { clearOf } from './keep-clear.ts'

/** Px of a handle, with what is between it and its item. */
const HANDLE = 26
/** Px by which two items of one row may differ in height. */
const LEVEL = 8
/** Px of a handle or a '+' by itself. */
const SIZE = 24

/** The items of the selected section's lists: a handle left of each, and '+' after the last. */
export function ItemHandles({ editor, part }: { editor: EditorStores; part: string }) {
  const email = useStoreAfterPaint(editor.document.$email)
  const section = outlineOf(email).sections.find(({ ref }) => ref === part)
  return section?.lists.map(list => <ListHandles key={list.ref} editor={editor} list={list} section={section.label} />)
}

function ListHandles({ editor, list, section }: { editor: EditorStores; list: OutlineList; section: string }) {
  const { document, canvas } = editor
  const bar = useStoreAfterPaint(canvas.$bar)
  const boxes = list.items.map(({ ref }) => canvas.boxOf(ref))
  const last = boxes.at(-1)
  const isInline = boxes.some((box, at) => at > 0 && box && isClose(boxes[at - 1], box))
  const isBeside = boxes.some((box, at) => at > 0 && box && isInRow(boxes[at - 1], box))
  const across = canvas.frame()?.clientWidth ?? Number.POSITIVE_INFINITY
  const handles = list.items.map(({ ref }, at) => {
    const box = boxes[at]
    const place =
      box && (isInline ? { left: box.left, top: box.top - HANDLE } : { left: box.left - HANDLE, top: box.top })
    return (
      place && (
        <span key={ref} className="item-handle" style={styleOf(clearOf(bar, sized(place)))}>
          <DragHandle {...{ editor }} part={ref} label={`item ${at + 1} of ${section}`} className="item-button" />
        </span>
      )
    )
  })
  return (
    <>
      {handles}
      {last && hasRoom(document.$email.get(), list) && (
        <button
          type="button"
          className="item-plus"
          style={styleOf(clearOf(bar, sized(plusPlace(last, isInline, isBeside, across))))}
          aria-label={`Add an item to ${section}`}
          onClick={() => addItem(editor, list.ref)}
        >
          <Icon of={Plus} size={14} />
        </button>
      )}
    </>
  )
}

/**
 * After the last item: right of it where items stand side by side, else below its handle. The middle below it is where the '+'
 * of its section may be.
 */
function plusPlace({ left, top, width, height }: Box, isInline: boolean, isBeside: boolean, across: number) {
  const right = Math.min(left + width + HANDLE - SIZE, across - SIZE)
  if (isInline) return { left: right, top: top + (height - SIZE) / 2 }
  if (isBeside) return { left: right, top }
  return { left: left - HANDLE, top: Math.max(top + HANDLE, top + height - SIZE / 2) }
}

const sized = (place: Pick<Box, 'left' | 'top'>): Box => ({ ...place, width: SIZE, height: SIZE })

const styleOf = ({ left, top }: Box) => ({ left, top })

const isInRow = (one: Box | undefined, other: Box) =>
  one !== undefined && other.left >= one.left + one.width && Math.abs(other.top - one.top) < LEVEL

/** Whether an item stands so near right of another that no handle fits between them. */
const isClose = (one: Box | undefined, other: Box) =>
  one !== undefined && other.left - (one.left + one.width) < HANDLE - 4 && Math.abs(other.top - one.top) < LEVEL
