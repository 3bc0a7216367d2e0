import { type PointerEvent, useRef } from 'react'
import type { Dragging } from './dragging.ts'

/** Px a pointer goes before it drags: a click is no drag. */
const LEAST = 4

/** Handlers for what can be dragged: `pickUp` is called once the pointer has gone far enough. It has to stay in the page meanwhile. */
export function useDragSource(dragging: Dragging, pickUp: (pointer: { x: number; y: number }) => void) {
  const from = useRef<{ x: number; y: number }>(undefined)
  const isDragging = useRef(false)
  const end = (finish: () => void) => {
    from.current = undefined
    if (isDragging.current) finish()
  }
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return
      from.current = at(event)
      isDragging.current = false
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      if (!from.current) return
      if (isDragging.current) return dragging.moveTo(at(event))
      if (Math.hypot(event.clientX - from.current.x, event.clientY - from.current.y) < LEAST) return
      isDragging.current = true
      pickUp(at(event))
    },
    onPointerUp: () => end(dragging.drop),
    onPointerCancel: () => end(dragging.cancel),
    /** What follows a drag is no click. */
    onClickCapture(event: { preventDefault: () => void; stopPropagation: () => void }) {
      if (!isDragging.current) return
      isDragging.current = false
      event.preventDefault()
      event.stopPropagation()
    }
  }
}

const at = ({ clientX, clientY }: PointerEvent) => ({ x: clientX, y: clientY })
