import { atom } from 'nanostores'
import { describe } from '../../../email/outline/describe.ts'
import type { Arranging } from '../../../stores/editor/arranging.ts'
import type { EmailDocument } from '../../../stores/editor/document.ts'
import { type Place, siblingsOf } from '../../../stores/editor/places.ts'
import type { Box, Canvas } from '../canvas/canvas.ts'
import type { EditorStores } from '../use-editor.ts'
import { type DropLine, dropLines, nearestLine, staysAt } from './drop-lines.ts'
import { scrollAtEdges } from './scroll-at-edges.ts'

/** What hangs at the pointer. */
interface Dragged {
  /** Nothing for what is not in the email yet. */
  ref: string | undefined
  label: string
  lines: DropLine[]
  /** Whether a line marks where it stands already. */
  stays?: (line: DropLine) => boolean
  drop: (place: Place) => void
}

/** How much of what is dragged stays to be seen where it was. */
const FADED = 0.4

/** Drags parts of the email, and new ones into it. Nothing moves but a line that marks the place. */
function createDragging(document: EmailDocument, arranging: Arranging, canvas: Canvas) {
  const $dragged = atom<Dragged | undefined>(undefined)
  const $line = atom<DropLine | undefined>(undefined)
  /** In px of the window. */
  const $pointer = atom({ x: 0, y: 0 })
  let stop = () => {}

  /** Picks a part up. */
  function pickUp(ref: string, pointer: { x: number; y: number }) {
    const email = document.$email.get()
    const siblings = siblingsOf(email, ref)
    const lines = linesAmong(siblings, !ref.includes('.') && !ref.startsWith('e'))
    const drop = (place: Place) => {
      arranging.move(ref, place)
    }
    const stays = ({ place }: DropLine) => staysAt(place, siblings, ref)
    begin({ ref, label: describe(email, ref)?.label ?? '', lines, stays, drop }, pointer)
  }

  /** Picks up what is not in the email yet; `among` are the parts between which it may stand. */
  function pickUpNew(
    label: string,
    among: readonly string[],
    drop: Dragged['drop'],
    pointer: { x: number; y: number }
  ) {
    begin({ ref: undefined, label, lines: linesAmong(among, true), drop }, pointer)
  }

  function linesAmong(refs: readonly string[], isWhole: boolean): DropLine[] {
    const placed = refs.flatMap(ref => {
      const box = canvas.boxOf(ref)
      return box ? [{ ref, box }] : []
    })
    return dropLines(placed, isWhole ? canvas.page()?.body.getBoundingClientRect() : undefined)
  }

  function begin(dragged: Dragged, pointer: { x: number; y: number }) {
    cancel()
    const fade = fadeOut(dragged.ref === undefined ? undefined : canvas.nodeOf(dragged.ref))
    const still = scrollAtEdges(canvas.frame()?.closest('.bench'), $pointer.get, follow)
    const cancelling = new AbortController()
    globalThis.addEventListener('keydown', cancelOnEscape, { capture: true, signal: cancelling.signal })
    canvas.page()?.addEventListener('keydown', cancelOnEscape, { capture: true, signal: cancelling.signal })
    stop = () => {
      fade?.cancel()
      still()
      cancelling.abort()
    }
    $dragged.set(dragged)
    moveTo(pointer)
  }

  function cancelOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopImmediatePropagation()
    cancel()
  }

  function moveTo(pointer: { x: number; y: number }) {
    if (!$dragged.get()) return
    $pointer.set(pointer)
    follow()
  }

  /** The line jumps to the place that is nearest to the pointer; it is the same object while it stays. */
  function follow() {
    const sheet = canvas.frame()?.getBoundingClientRect()
    const { x, y } = $pointer.get()
    const dragged = $dragged.get()
    if (!sheet || !dragged) return
    const isOver = isOverBench(canvas.frame()?.closest('.bench')?.getBoundingClientRect(), x, y)
    const nearest = isOver ? nearestLine(dragged.lines, x - sheet.left, y - sheet.top) : undefined
    $line.set(nearest && dragged.stays?.(nearest) ? undefined : nearest)
  }

  function drop() {
    const [dragged, line] = [$dragged.get(), $line.get()]
    cancel()
    if (dragged && line) dragged.drop(line.place)
  }

  function cancel() {
    stop()
    stop = () => {}
    $dragged.set(undefined)
    $line.set(undefined)
  }

  return { $dragged, $line, $pointer, pickUp, pickUpNew, moveTo, drop, cancel }
}

export type Dragging = ReturnType<typeof createDragging>

const known = new WeakMap<object, Dragging>()

/** The dragging of an editor, made when something of it may be dragged for the first time. */
export function draggingOf({
  document,
  arranging,
  canvas
}: Pick<EditorStores, 'document' | 'arranging' | 'canvas'>): Dragging {
  const dragging = known.get(canvas) ?? createDragging(document, arranging, canvas)
  known.set(canvas, dragging)
  return dragging
}

/** An animation leaves no trace in the email's own styles. */
const fadeOut = (node: HTMLElement | undefined): Animation | undefined =>
  node?.animate({ opacity: FADED }, { duration: 0, fill: 'forwards' })

const isOverBench = (bench: Box | undefined, x: number, y: number): boolean =>
  bench !== undefined &&
  x >= bench.left &&
  x <= bench.left + bench.width &&
  y >= bench.top - EDGE &&
  y <= bench.top + bench.height + EDGE

/** Px beyond the bench in which a place is still meant. */
const EDGE = 24
