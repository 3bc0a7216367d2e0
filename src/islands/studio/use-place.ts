import { useEffect, useRef } from 'react'
import { keepPlace, placeBefore } from './keep-place.ts'

/** Goes to where the list was left, once it is as high as it was; `isLaidOut` says so. */
export function usePlace(isLaidOut: boolean) {
  const isDone = useRef(false)
  useEffect(keepPlace, [])
  useEffect(() => {
    if (!isLaidOut || isDone.current) return
    isDone.current = true
    const top = placeBefore()
    if (top !== undefined) scrollTo({ top, behavior: 'instant' })
  }, [isLaidOut])
}
