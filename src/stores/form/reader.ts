import type { FactsReadingAnswer } from '../../contract/brief.ts'
import type { Call } from '../api.ts'

/** A brief is read this long after its last key. */
const PAUSE_MS = 300

export interface ReaderParts {
  callJson: <T>(path: string, request?: Call) => Promise<T>
  onRead: (reading: FactsReadingAnswer, brief: string) => void
}

/** Reads a brief after a pause in typing. What is still under way is left for what comes; nothing is told when it cannot be read. */
export function createReader({ callJson, onRead }: ReaderParts) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let call: AbortController | undefined
  let waiting: string | undefined
  let reading = Promise.resolve()

  function stop() {
    clearTimeout(timer)
    waiting = undefined
    call?.abort()
  }

  function read(brief: string) {
    stop()
    waiting = brief
    timer = setTimeout(() => void settle(), PAUSE_MS)
  }

  /** Reads at once what waits for its pause, and is there once nothing is under way any more. */
  function settle(): Promise<void> {
    clearTimeout(timer)
    if (waiting !== undefined) reading = readNow(waiting)
    waiting = undefined
    return reading
  }

  async function readNow(brief: string) {
    const own = new AbortController()
    call = own
    const request: Call = { method: 'POST', body: { brief }, signal: own.signal, isQuiet: true }
    const reading = await callJson<FactsReadingAnswer>('/api/briefs/facts', request).catch(() => undefined)
    if (reading && !own.signal.aborted) onRead(reading, brief)
  }

  return { read, settle, stop }
}
