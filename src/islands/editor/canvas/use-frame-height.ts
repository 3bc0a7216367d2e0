import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

const LEAST = 200

/** The frame is as high as its content, also when pictures arrive late or the width changes. `measure` follows the newest body; `onResize` is told when it takes another size. */
export function useFrameHeight(
  frame: RefObject<HTMLIFrameElement | null>,
  onResize?: () => void
): [height: number, measure: () => void] {
  const [height, setHeight] = useState(600)
  const observed = useRef<HTMLElement>(undefined)
  const observer = useRef<ResizeObserver>(undefined)
  const measure = useCallback(() => {
    const body = frame.current?.contentDocument?.body
    if (!body || body === observed.current) return
    observed.current = body
    observer.current?.disconnect()
    observer.current = new ResizeObserver(() => {
      setHeight(Math.max(LEAST, Math.ceil(body.getBoundingClientRect().bottom)))
      onResize?.()
    })
    observer.current.observe(body)
  }, [frame, onResize])
  useEffect(() => () => observer.current?.disconnect(), [])
  return [height, measure]
}
