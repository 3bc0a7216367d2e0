const waiting = new Set<() => void>()
/** Where no frame comes, as in a page that nobody sees, it is done after so many ms. */
const LATEST_MS = 120

/** Does something once the screen shows what was changed until now; all that is asked for until then is done together, each once. */
export function afterPaint(work: () => void): void {
  waiting.add(work)
  if (waiting.size > 1) return
  const timer = setTimeout(doAll, LATEST_MS)
  requestAnimationFrame(() => {
    // A task that is asked for in a frame comes after that was painted.
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      clearTimeout(timer)
      doAll()
    }
    port2.postMessage(undefined)
  })
}

/** Does not do it after all. */
export const notAfterPaint = (work: () => void): void => void waiting.delete(work)

function doAll() {
  const all = [...waiting]
  waiting.clear()
  for (const work of all) work()
}
