import { useStore } from '@nanostores/react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { NARROWEST, type View, WIDEST } from '../../../stores/editor/view.ts'

const STEP = 10
const BIG_STEP = 50
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowDown: -1, ArrowUp: 1 }

/** The email's right edge, which is drawn to any width, or moved by arrow keys: 10 px, with Shift 50. */
export default function WidthHandle({ view }: { view: View }) {
  const free = useStore(view.$free)
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const sheet = event.currentTarget.parentElement?.getBoundingClientRect()
    // The sheet stands in the middle: it grows on both sides.
    if (sheet) view.setFree(2 * (event.clientX - (sheet.left + sheet.right) / 2))
  }
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (by === undefined) return
    event.preventDefault()
    event.stopPropagation()
    view.setFree(free + by * (event.shiftKey ? BIG_STEP : STEP))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that can be moved is a control, which <hr> is not
    <div
      className="width-handle"
      role="separator"
      aria-orientation="vertical"
      aria-label="Width of the email"
      aria-valuenow={free}
      aria-valuemin={NARROWEST}
      aria-valuemax={WIDEST}
      aria-valuetext={`${free} px`}
      tabIndex={0}
      onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={step}
    />
  )
}
