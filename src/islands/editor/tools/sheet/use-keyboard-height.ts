import { useEffect, useState } from 'react'

/** Px that a touch keyboard covers at the foot of the page. Pages keep their size under it; only what can be seen of them shrinks. */
export function useKeyboardHeight(): number {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const seen = globalThis.visualViewport
    if (!seen) return
    const measure = () => setHeight(Math.max(0, Math.round(innerHeight - seen.height - seen.offsetTop)))
    measure()
    seen.addEventListener('resize', measure)
    seen.addEventListener('scroll', measure)
    return () => {
      seen.removeEventListener('resize', measure)
      seen.removeEventListener('scroll', measure)
    }
  }, [])
  return height
}
