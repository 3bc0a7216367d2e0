import type { EmailDocument } from '../../stores/editor/document.ts'

const PAUSE_MS = 300

/** A sheet that nothing was done on has no history to keep: its code comes with what is kept, or with the first step. */
const loadLogs = () => import('../../stores/editor/kept-logs.ts').catch(() => undefined)

/** Keeps the history in the browser as it grows, and takes up the one that was kept. Answers a function that stops. */
export function keepLog(document: EmailDocument): () => void {
  const { $log, $email } = document.history
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    clearTimeout(timer)
    const id = document.$saved.get()?.id
    const kept = { log: $log.get(), email: $email.get() }
    if (id) void loadLogs().then(logs => logs?.browserLogs.write(id, kept))
  }
  const stops = [
    $log.listen(() => {
      void loadLogs()
      clearTimeout(timer)
      timer = setTimeout(write, PAUSE_MS)
    }),
    // Who sees that all is saved may leave: what can be undone must not be behind it then.
    document.$save.listen(({ state }) => (state === 'saving' ? write() : undefined))
  ]
  const id = document.$saved.get()?.id
  if (id) void takeUp(document, id)
  const flush = () => (globalThis.document.visibilityState === 'hidden' ? write() : undefined)
  globalThis.document.addEventListener('visibilitychange', flush)
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
    globalThis.document.removeEventListener('visibilitychange', flush)
  }
}

async function takeUp({ history }: EmailDocument, id: string): Promise<void> {
  const logs = await loadLogs()
  const kept = await logs?.browserLogs.read(id)
  if (kept) history.takeUp(kept.log, kept.email)
  void logs?.tidyLogs()
}
