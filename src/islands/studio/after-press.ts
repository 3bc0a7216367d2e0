const ENDS = ['click', 'pointerup', 'pointercancel', 'keyup'] as const

/** Acts once the press or key that is under way has ended, so that nothing moves away from under it. */
export function afterPress(act: () => void) {
  const off = new AbortController()
  const end = () => {
    off.abort()
    setTimeout(act)
  }
  for (const kind of ENDS) addEventListener(kind, end, { signal: off.signal, capture: true })
}
