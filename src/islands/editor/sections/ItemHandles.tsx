import { Plus } from 'lucide-react'
import type { OutlineList, OutlineSection } from '../../../email/outline/outline.ts'
import { outlineOf } from '../../../email/outline/outline.ts'
import { hasRoom } from '../../../stores/editor/items.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useStoreAfterPaint } from '../../ui/use-store-after-paint.ts'
import type { Box } from '../canvas/canvas.ts'
import type { EditorStores } from '../use-editor.ts'
import { addItem } from './add-item.ts'
import { DragHandle } from './DragHandle.tsx'
import { type ItemPlaces, itemPlaces } from './item-places.ts'

/** The items of the selected section's lists: a handle beside each, and '+' after the last. */
export function ItemHandles({ editor, part }: { editor: EditorStores; part: string }) {
  const { document, canvas } = editor
  const email = useStoreAfterPaint(document.$email)
  const bar = useStoreAfterPaint(canvas.$bar)
  const section = outlineOf(email).sections.find(({ ref }) => ref === part)
  if (!section || section.lists.length === 0) return null
  const across = canvas.frame()?.clientWidth ?? Number.POSITIVE_INFINITY
  const places = itemPlaces(
    placedLists(editor, section),
    [...linesOf(editor, section), ...signsOf(editor, part)],
    bar,
    across
  )
  return section.lists.map((list, at) => (
    <ListHandles key={list.ref} {...{ editor, list }} section={section.label} places={places[at]} />
  ))
}

const placedLists = ({ document, canvas }: EditorStores, { lists }: OutlineSection) =>
  lists.map(list => ({
    items: list.items.map(({ ref }) => canvas.boxOf(ref)),
    hasRoom: hasRoom(document.$email.get(), list)
  }))

/** Half of the '+' of a section. */
const SIGN = 14

/** Where the '+' on the edges of a section may be. */
function signsOf({ canvas }: EditorStores, part: string): Box[] {
  const box = canvas.boxOf(part)
  if (!box) return []
  const { left, top, width, height } = box
  const sign = { left: left + width / 2 - SIGN, width: 2 * SIGN, height: 2 * SIGN }
  return [top, top + height].map(edge => ({ ...sign, top: edge - SIGN }))
}

/** Where the lines of a section's words stand. */
function linesOf({ canvas }: EditorStores, { slots, lists }: OutlineSection): Box[] {
  const all = [...slots, ...lists.flatMap(({ items }) => items.flatMap(item => item.slots))]
  return all.flatMap(({ ref, kind }) => {
    const node = kind === 'image' ? undefined : canvas.nodeOf(ref)
    const range = node?.ownerDocument.createRange()
    if (node) range?.selectNodeContents(node)
    return [...(range?.getClientRects() ?? [])]
  })
}

interface ListHandlesProps {
  editor: EditorStores
  list: OutlineList
  section: string
  places: ItemPlaces | undefined
}

function ListHandles({ editor, list, section, places }: ListHandlesProps) {
  return (
    <>
      {list.items.map(({ ref }, at) => {
        const place = places?.handles[at]
        return (
          place && (
            <span key={ref} className="item-handle" style={styleOf(place)}>
              <DragHandle {...{ editor }} part={ref} label={`item ${at + 1} of ${section}`} className="item-button" />
            </span>
          )
        )
      })}
      {places?.plus && (
        <button
          type="button"
          className="item-plus"
          style={styleOf(places.plus)}
          aria-label={`Add an item to ${section}`}
          onClick={() => addItem(editor, list.ref)}
        >
          <Icon of={Plus} size={14} />
        </button>
      )}
    </>
  )
}

const styleOf = ({ left, top }: Box) => ({ left, top })
