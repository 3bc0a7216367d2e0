import { type PointerEvent, useRef } from 'react'

/** So far down, in px, a grip is dragged to be let go. */
const FAR = 60

/** Handlers for a grip that puts something away when it is dragged down. */
export function useDragDown(onAway: () => void) {
  const from = useRef<number>(undefined)
  return {
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId)
      from.current = event.clientY
    },
    onPointerUp(event: PointerEvent) {
      const down = from.current === undefined ? 0 : event.clientY - from.current
      from.current = undefined
      if (down > FAR) onAway()
    }
  }
}
