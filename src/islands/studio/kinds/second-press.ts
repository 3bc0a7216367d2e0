import type { MouseEvent } from 'react'

/** As long as a double press may take, in ms, and as far apart as its two may be, in px. */
const WITHIN_MS = 500
const NEAR = 12

/** Acts on the second of a double press, whatever lies there by then: that is not pressed. Keys have no second. */
export function onSecondPress({ detail, clientX, clientY }: MouseEvent, act: () => void) {
  if (detail === 0) return
  const off = new AbortController()
  const hear = (event: globalThis.MouseEvent) => {
    if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > NEAR) return
    off.abort()
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  // The first one is on its way to the window still.
  setTimeout(() => addEventListener('click', hear, { capture: true, signal: off.signal }))
  setTimeout(() => off.abort(), WITHIN_MS)
}
