import type { PointerEvent } from 'react'

/** Handlers of a control that shows what it would do while a mouse or the focus is on it. A finger only ever presses. */
export function pointing(show: (isPointed: boolean) => void) {
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => (pointerType === 'touch' ? undefined : show(true)),
    onPointerLeave: () => show(false),
    onFocus: () => show(true),
    onBlur: () => show(false)
  }
}
