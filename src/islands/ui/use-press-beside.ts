import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** A press that begins in the dialog and ends beside it selects text there, and is no wish to close it. */
export function usePressBeside(dialog: { current: HTMLDialogElement | null }, onClose: () => void) {
  const pressed = useRef<EventTarget>(null)
  return {
    onPointerDown: ({ target }: PointerEvent) => {
      pressed.current = target
    },
    onClick: ({ target }: MouseEvent) => {
      if (target === dialog.current && target === pressed.current) onClose()
    }
  }
}
