import { type FocusEvent, useEffect, useRef } from 'react'

export const FIRST_FIELD = '.dialog-body :is(input, textarea):not([hidden])'

/** When one step gives way to the next, with what had the focus, the focus goes to the next one's first field, or to the title. */
export function useFocusInSteps(dialog: { current: HTMLDialogElement | null }) {
  const last = useRef<Element>(null)
  useEffect(() => {
    if (!last.current || last.current.isConnected || document.activeElement !== document.body) return
    const next = dialog.current?.querySelector<HTMLElement>(FIRST_FIELD) ?? dialog.current?.querySelector('h2')
    next?.focus()
  })
  return ({ target }: FocusEvent) => {
    last.current = target
  }
}
