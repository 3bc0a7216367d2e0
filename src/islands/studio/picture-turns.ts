import { $pace } from './scroll-pace.ts'

/** So many pictures are fetched at once: each is a page that the browser lays out. */
const MOST_AT_ONCE = 3

interface Waiting {
  box: HTMLElement
  start: () => void
}

const waiting = new Set<Waiting>()
let busy = 0
let isWatching = false

/**
 * Calls `start` when it is the picture's turn: the nearest to the upper part of the window comes first, and none while the
 * page is scrolled fast. Answers how to end its turn, or to wait no longer.
 */
export function askForTurn(box: HTMLElement, start: () => void): () => void {
  const own: Waiting = { box, start }
  let isOver = false
  waiting.add(own)
  // The first of all watches for the rest of them, as long as the page is there.
  if (!isWatching) $pace.listen(giveTurns)
  isWatching = true
  queueMicrotask(giveTurns)
  return () => {
    if (isOver) return
    isOver = true
    if (!waiting.delete(own)) busy -= 1
    giveTurns()
  }
}

function giveTurns() {
  if ($pace.get() !== 'slow') return
  while (busy < MOST_AT_ONCE && waiting.size > 0) {
    const next = nearest()
    waiting.delete(next)
    busy += 1
    next.start()
  }
}

function nearest(): Waiting {
  const distance = ({ box }: Waiting) => Math.abs(box.getBoundingClientRect().top - innerHeight / 3)
  return [...waiting].reduce((one, other) => (distance(other) < distance(one) ? other : one))
}
