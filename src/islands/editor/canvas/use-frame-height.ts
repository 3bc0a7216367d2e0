import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { pageOf } from '../../email-frame/page-of.ts'
import { heightOf } from './frame-height.ts'

/**
 * The frame is as high as its content, also when pictures arrive late or the width changes; nothing until that is known, since the
 * page that it begins with says nothing of it. `measure` follows the newest body; `onResize` is told when it takes another size.
 */
export function useFrameHeight(
  frame: RefObject<HTMLIFrameElement | null>,
  onResize?: () => void
): [height: number | undefined, measure: () => void] {
  const [height, setHeight] = useState<number>()
  const observed = useRef<HTMLElement>(undefined)
  const observer = useRef<ResizeObserver>(undefined)
  const measure = useCallback(() => {
    const body = frame.current && pageOf(frame.current)?.body
    if (!body || body === observed.current) return
    observed.current = body
    observer.current?.disconnect()
    observer.current = new ResizeObserver(() => {
      setHeight(heightOf(body.ownerDocument))
      onResize?.()
    })
    observer.current.observe(body)
  }, [frame, onResize])
  useEffect(() => () => observer.current?.disconnect(), [])
  return [height, measure]
}
