const waiting = new Set<() => void>()
/** Where no frame comes, as in a page that nobody sees, and while keys go on being pressed, it is done after so many ms. */
const LATEST_MS = 120
/** Changes that follow within so many ms are a key that is held or a drag: they wait for a pause, and none waits behind another. */
const BURST_MS = 100
/** Longer than a held key takes to come again, some 33 ms. */
const PAUSE_MS = 50

let began = 0
let last = Number.NEGATIVE_INFINITY
let timer: ReturnType<typeof setTimeout> | undefined
let isFrameAsked = false

/** Does something once the screen shows what was changed until now; all that is asked for until then is done together, each once. */
export function afterPaint(work: () => void): void {
  if (waiting.size === 0) {
    began = performance.now()
    doAllIn(LATEST_MS)
  }
  waiting.add(work)
  if (isFrameAsked) return
  isFrameAsked = true
  requestAnimationFrame(() => {
    // A task that is asked for in a frame comes after that was painted.
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      isFrameAsked = false
      if (performance.now() - last > BURST_MS) doAll()
      else doAllIn(PAUSE_MS)
    }
    port2.postMessage(undefined)
  })
}

/** Does not do it after all. */
export const notAfterPaint = (work: () => void): void => void waiting.delete(work)

function doAllIn(ms: number) {
  clearTimeout(timer)
  timer = setTimeout(doAll, Math.max(0, Math.min(ms, began + LATEST_MS - performance.now())))
}

function doAll() {
  clearTimeout(timer)
  const all = [...waiting]
  waiting.clear()
  for (const work of all) work()
  last = performance.now()
}
