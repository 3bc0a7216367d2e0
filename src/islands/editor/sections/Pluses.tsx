import { useStore } from '@nanostores/react'
import { Plus } from 'lucide-react'
import { memo, useRef } from 'react'
import type { EmailSource } from '../../../email/email.ts'
import { describe } from '../../../email/outline/describe.ts'
import { findRef, sectionAround } from '../../../email/outline/find.ts'
import { outlineOf } from '../../../email/outline/outline.ts'
import { placeWords } from '../../../stores/editor/adding.ts'
import type { Place } from '../../../stores/editor/places.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useStoreAfterPaint } from '../../ui/use-store-after-paint.ts'
import type { Bar, Box } from '../canvas/canvas.ts'
import { outlineBox } from '../canvas/outline-box.ts'
import { wordsAround } from '../tools/bar/words-around.ts'
import type { EditorStores } from '../use-editor.ts'
import { besideOf, outsideOf } from './keep-clear.ts'

export interface Gap {
  place: Place
  /** Px from the email's top. */
  top: number
  left: number
  /** The parts above and below it. */
  above: string | undefined
  below: string | undefined
  /** It is an element's own, which stands within a part. */
  isOwn?: boolean
}

/** An email that was brought along may have hundreds of gaps, through which nobody goes by Tab: of more than these only what is seen is drawn. */
const MOST = 60

/** '+' on the edges of the selected section, and between the others when the pointer or the keyboard comes near. */
export function Pluses({ editor, gaps }: { editor: EditorStores; gaps: Gap[] }) {
  const { document, selection, adding, canvas, $nearGap } = editor
  const near = useStore($nearGap)
  /** The pointer leaves the gap for its '+'. */
  const last = useRef<number>(undefined)
  last.current = near ?? last.current
  const bar = useStoreAfterPaint(canvas.$bar)
  const selected = useStoreAfterPaint(selection.$selected)?.split('.')[0]
  const email = useStoreAfterPaint(document.$email)
  const described = useStoreAfterPaint(selection.$described)
  const places = plusBoxes(gaps, bar, () => (described ? wordsAround(editor, described) : []))
  return gaps.map(({ place, above, below }, at) => {
    const isShown = near === at || (selected !== undefined && (selected === above || selected === below))
    if (!isShown && last.current !== at && gaps.length > MOST) return null
    const { left = 0, top = 0 } = places[at] ?? {}
    return (
      <PlusButton
        // biome-ignore lint/suspicious/noArrayIndexKey: a gap is known by its number
        key={at}
        {...{ adding, left, top }}
        isBefore={place.before !== undefined}
        part={place.before ?? place.after}
        words={placeWords(email, place)}
        isShown={isShown}
      />
    )
  })
}

interface PlusButtonProps {
  adding: EditorStores['adding']
  /** The part that it stands beside. */
  part: string | undefined
  isBefore: boolean
  words: string
  left: number
  top: number
  isShown: boolean
}

/** Drawn anew only when something of it changes: a letter that is typed leaves most of them where they are. */
const PlusButton = memo(function PlusButton({ adding, part, isBefore, words, left, top, isShown }: PlusButtonProps) {
  const place = part === undefined ? {} : isBefore ? { before: part } : { after: part }
  return (
    <button
      type="button"
      className="plus"
      data-shown={isShown || undefined}
      style={{ top, left }}
      aria-label={`Add a section ${words}`}
      onClick={() => adding.open({ place })}
    >
      <Icon of={Plus} size={16} />
    </button>
  )
})

const SIZE = 28

/** Where the signs stand: in the middle of their gaps, but never under the bar nor on each other. */
function plusBoxes(gaps: readonly Gap[], bar: Bar | undefined, words: () => readonly Box[]): Box[] {
  const placed: Box[] = []
  for (const { left, top, isOwn } of gaps) {
    const box = outsideOf(bar, { left: left - SIZE / 2, top: top - SIZE / 2, width: SIZE, height: SIZE }, words)
    // Gaps of parts follow each other down the email; only those of one element come between.
    placed.push(isOwn ? besideOf(placed, box) : box)
  }
  return placed
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
  const own =
    selected && isAlone(email, selected) && !refs.includes(selected) ? aroundElement(email, selected, canvas) : []
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

/** Whether it is an element of no section. */
function isAlone(email: EmailSource, ref: string): boolean {
  const found = findRef(email, ref)
  return found?.type === 'element' && !sectionAround(outlineOf(email), found.element)
}

/** Px between the middles of the two signs of an element at least. */
const LOWEST = SIZE + 4
/** Px from an element's end to its signs: the middle is its section's. */
const FROM_END = 36

function aroundElement(email: EmailSource, ref: string, canvas: EditorStores['canvas']): Gap[] {
  const kind = describe(email, ref)?.kind
  const box = kind && outlineBox(canvas.boxOf(ref), kind)
  if (!box) return []
  const both = { left: box.left + box.width - FROM_END, above: ref, below: ref, isOwn: true }
  const apart = Math.max(0, (LOWEST - box.height) / 2)
  return [
    { ...both, place: { before: ref }, top: box.top - apart },
    { ...both, place: { after: ref }, top: box.top + box.height + apart }
  ]
}

const middle = ({ left, width }: { left: number; width: number }) => left + width / 2
