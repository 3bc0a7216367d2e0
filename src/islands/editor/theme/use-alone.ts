import { useEffect } from 'react'

/** What a panel that fills the screen covers: nothing of it can be reached meanwhile. */
const COVERED = '.editor-bar, .editor-stage'

/** Keeps keyboard and screen reader out of what lies below, while `isAlone`. */
export function useAlone(isAlone: boolean) {
  useEffect(() => {
    if (!isAlone) return
    const covered = [...document.querySelectorAll<HTMLElement>(COVERED)]
    for (const each of covered) each.inert = true
    return () => {
      for (const each of covered) each.inert = false
    }
  }, [isAlone])
}
