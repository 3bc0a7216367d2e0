import { type RefObject, useEffect } from 'react'

const isShown = (element: HTMLElement | null | undefined): element is HTMLElement =>
  element?.isConnected === true && element.checkVisibility() && element !== document.body

/** Puts the focus on an element while it is there, then back to where it was; where that is gone, on the first of `ways`. */
export function useReturnedFocus(element: RefObject<HTMLElement | null>, ways: string) {
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null
    element.current?.focus({ preventScroll: true })
    return () => {
      setTimeout(() => {
        if (document.activeElement !== document.body && document.activeElement !== null) return
        const ahead = [before, ...document.querySelectorAll<HTMLElement>(ways)]
        ahead.find(isShown)?.focus({ preventScroll: true })
      })
    }
  }, [element, ways])
}
