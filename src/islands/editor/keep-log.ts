import type { EmailDocument } from '../../stores/editor/document.ts'
import { browserLogs, tidyLogs } from '../../stores/editor/kept-logs.ts'

const PAUSE_MS = 300

/** Keeps the history in the browser as it grows, and takes up the one that was kept. Answers a function that stops. */
export function keepLog(document: EmailDocument): () => void {
  const { $log, $email } = document.history
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    clearTimeout(timer)
    const id = document.$saved.get()?.id
    if (id) void browserLogs.write(id, { log: $log.get(), email: $email.get() })
  }
  const stops = [
    $log.listen(() => {
      clearTimeout(timer)
      timer = setTimeout(write, PAUSE_MS)
    }),
    // Who sees that all is saved may leave: what can be undone must not be behind it then.
    document.$save.listen(({ state }) => (state === 'saving' ? write() : undefined))
  ]
  const id = document.$saved.get()?.id
  if (id) void browserLogs.read(id).then(kept => kept && document.history.takeUp(kept.log, kept.email))
  void tidyLogs()
  const flush = () => (globalThis.document.visibilityState === 'hidden' ? write() : undefined)
  globalThis.document.addEventListener('visibilitychange', flush)
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
    globalThis.document.removeEventListener('visibilitychange', flush)
  }
}
