import type { EmailDocument } from '../../stores/editor/document.ts'

/** What was done is saved this long after the last step. */
const PAUSE_MS = 2_000
/** Where the server could not be reached, it is tried again after this long, and as soon as the browser is online. */
const RETRY_MS = 10_000

/**
 * Saves by itself, in a pause and on leaving. Code waits for its Save button, unless the template was never saved: then its first
 * change gives it its place. Answers a function that stops.
 */
export function saveByItself(document: EmailDocument): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void document.save({ isQuiet: true }), ms)
  }
  const isCode = () => document.history.pending().at(-1)?.cause === 'code' && document.$saved.get() !== null
  const off = new AbortController()
  const { signal } = off
  const stops = [
    // Told of at once, too: work of an earlier sitting may wait already.
    document.history.$changed.subscribe(() =>
      document.history.isPending() && !isCode() ? later(PAUSE_MS) : clearTimeout(timer)
    ),
    document.$save.listen(({ state }) => (state === 'offline' ? later(RETRY_MS) : undefined))
  ]
  const leave = () => {
    if (globalThis.document.visibilityState === 'hidden' && !isCode()) void document.save({ isQuiet: true })
  }
  // What is saved by itself is kept in this browser until it is; code is saved by its button.
  const warn = (event: BeforeUnloadEvent) => {
    const isUnsavedCode = document.$save.get().state === 'unsaved' && isCode()
    if (isUnsavedCode || document.isAtRisk()) event.preventDefault()
  }
  globalThis.document.addEventListener('visibilitychange', leave, { signal })
  addEventListener('online', () => later(0), { signal })
  addEventListener('beforeunload', warn, { signal })
  return () => {
    clearTimeout(timer)
    off.abort()
    for (const stop of stops) stop()
  }
}
