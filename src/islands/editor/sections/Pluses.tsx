import { useStore } from '@nanostores/react'
import { Plus } from 'lucide-react'
import { outlineOf } from '../../../email/outline/outline.ts'
import { placeWords } from '../../../stores/editor/adding.ts'
import type { Place } from '../../../stores/editor/places.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { EditorStores } from '../use-editor.ts'

export interface Gap {
  place: Place
  /** Px from the email's top. */
  top: number
  left: number
  /** The parts above and below it. */
  above: string | undefined
  below: string | undefined
}

/** '+' on the edges of the selected section, and between the others when the pointer or the keyboard comes near. */
export function Pluses({ editor, gaps }: { editor: EditorStores; gaps: Gap[] }) {
  const { document, selection, adding, $nearGap } = editor
  const near = useStore($nearGap)
  const selected = useStore(selection.$selected)?.split('.')[0]
  const email = useStore(document.$email)
  return gaps.map(({ place, top, left, above, below }, at) => {
    const isShown = selected !== undefined && (selected === above || selected === below)
    return (
      <button
        // biome-ignore lint/suspicious/noArrayIndexKey: a gap is known by its number
        key={at}
        type="button"
        className="plus"
        data-shown={isShown || near === at || undefined}
        style={{ top, left }}
        aria-label={`Add a section ${placeWords(email, place)}`}
        onClick={() => adding.open({ place })}
      >
        <Icon of={Plus} size={16} />
      </button>
    )
  })
}

/** The places between the parts of an email, from its top to its end, as far as the preview shows them. */
export function gapsOf({ document, canvas, selection }: EditorStores): Gap[] {
  const email = document.$email.get()
  const { parts, sections } = outlineOf(email)
  const selected = selection.$selected.get()
  const refs = sections.length > 0 || parts.length > 1 ? parts.map(({ ref }) => ref) : []
  const placed = refs.flatMap(ref => {
    const box = canvas.boxOf(ref)
    return box ? [{ ref, box }] : []
  })
  const first = placed[0]
  const own = selected?.startsWith('e') && !refs.includes(selected) ? aroundElement(selected, canvas) : []
  if (!first) return own
  const start: Gap = {
    place: { before: first.ref },
    top: first.box.top,
    left: middle(first.box),
    above: undefined,
    below: first.ref
  }
  const rest = placed.map(
    ({ ref, box }, at): Gap => ({
      place: { after: ref },
      top: box.top + box.height,
      left: middle(box),
      above: ref,
      below: placed[at + 1]?.ref
    })
  )
  return [start, ...rest, ...own]
}

/** Px between the two signs of an element at least. */
const LOWEST = 72

function aroundElement(ref: string, canvas: EditorStores['canvas']): Gap[] {
  const box = canvas.boxOf(ref)
  if (!box) return []
  const both = { left: box.left + box.width - LOWEST / 2, above: ref, below: ref }
  // Of a line of text they would lie on each other.
  const apart = Math.max(0, (LOWEST - box.height) / 2)
  return [
    { ...both, place: { before: ref }, top: box.top - apart },
    { ...both, place: { after: ref }, top: box.top + box.height + apart }
  ]
}

const middle = ({ left, width }: { left: number; width: number }) => left + width / 2
