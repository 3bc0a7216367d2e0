import type { ErrorAnswer } from '../../contract/answer.ts'

/** One server-sent event. */
export interface ServerEvent {
  event: string
  data: unknown
}

/** Proxies close a connection that is silent for a minute. */
const KEEP_ALIVE_MS = 15_000

/** Sends one event; does nothing once the caller has left. */
export type Emit = (event: ServerEvent) => void

/**
 * A stream of server-sent events that `work` fills: `done` with its data comes last, or `error` with the error answer's
 * `error`. Nothing is answered before the first event, the end, or a quarter of a minute, so that an early refusal keeps
 * its own status: `work` then rejects this promise. `left` aborts when the caller goes.
 */
export async function answerEvents<T>(
  work: (emit: Emit) => Promise<T>,
  explain: (error: unknown) => ErrorAnswer,
  left: AbortController
): Promise<Response> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>(undefined, { highWaterMark: 1_000 })
  const writer = writable.getWriter()
  const write = (text: string) => void writer.write(new TextEncoder().encode(text)).catch(() => left.abort())
  const begun = Promise.withResolvers<void>()
  let hasBegun = false
  const begin = (text: string) => {
    hasBegun = true
    begun.resolve()
    keepAlive.refresh()
    write(text)
  }
  const emit: Emit = event => begin(format(event))
  writer.closed.catch(() => left.abort())
  const keepAlive = setInterval(() => begin(': at work\n\n'), KEEP_ALIVE_MS)
  const end = (event: ServerEvent) => {
    clearInterval(keepAlive)
    write(format(event))
    void writer.close().catch(() => {})
  }
  const done = work(emit)
  done.then(
    data => end({ event: 'done', data }),
    // Before anything was answered, the failure is the answer, and whoever answers it explains it.
    error => (hasBegun ? end({ event: 'error', data: explain(error).error }) : clearInterval(keepAlive))
  )
  await Promise.race([begun.promise, done])
  return new Response(readable, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      // A proxy that compresses would collect the events, and nginx does by itself; they would all come at the end.
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no'
    }
  })
}

function format({ event, data }: ServerEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
