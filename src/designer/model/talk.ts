import { setTimeout as wait } from 'node:timers/promises'
import { type FinishReason, streamText } from 'ai'
import { failure, refusedByFilter, retryPause, toDesignerError } from './failures.ts'
import { createPatience, type Limits } from './limits.ts'
import { type Counted, countCall } from './usage.ts'

/** One request to a model. */
export interface Talk extends Counted, Limits {
  /** Aborts when the time for all of the work is over. */
  deadline: AbortSignal
}

/**
 * The words of an answer as they arrive. Ends quietly when the caller left; every other end that is not the model's own
 * is thrown as a `DesignerError`. What failed before its first word, and may go well in a moment, is asked for once more.
 */
export async function* talk(asked: Talk): AsyncGenerator<string> {
  let hasSpoken = false
  try {
    for await (const text of talkOnce(asked)) {
      hasSpoken = true
      yield text
    }
  } catch (error) {
    const pause = hasSpoken ? undefined : retryPause(error, asked.retryMs)
    if (pause === undefined || !(await hasWaited(pause, asked))) throw error
    yield* talkOnce(asked)
  }
}

/** Waits, unless the caller leaves or the time is over meanwhile. Answers whether it did. */
const hasWaited = (ms: number, { signal, deadline }: Talk): Promise<boolean> =>
  wait(ms, true, { signal: AbortSignal.any([signal, deadline]) }).catch(() => false)

async function* talkOnce(asked: Talk): AsyncGenerator<string> {
  const patience = createPatience(asked)
  const left = new AbortController()
  const count = countCall(asked)
  let isWhole = false
  try {
    for await (const part of ask(asked, AbortSignal.any([patience.signal, left.signal]))) {
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') break
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') {
        count.heard(part.text)
        patience.heard(part.text, part.type === 'reasoning-delta')
      }
      if (part.type === 'text-delta') yield part.text
      if (part.type !== 'finish') continue
      count.said(part.totalUsage)
      refuseUnfinished(part.finishReason, part.rawFinishReason)
      isWhole = true
    }
    if (!isWhole) refuseUnfinished('other', undefined)
  } catch (error) {
    count.failed()
    if (!isOver(asked, patience.signal)) throw toDesignerError(error)
  } finally {
    patience.end()
    count.end(isWhole)
    // Whoever listens may stop at any piece; the provider must not go on writing for nobody.
    left.abort()
  }
  if (!asked.signal.aborted && isOver(asked, patience.signal)) {
    throw failure('timeout', 'The model took too long.', 'Please try again, or ask for less at once.')
  }
}

const isOver = ({ signal, deadline }: Talk, patience: AbortSignal): boolean =>
  signal.aborted || deadline.aborted || patience.aborted

function ask(asked: Talk, end: AbortSignal) {
  const { model, system, messages, signal, deadline } = asked
  // The SDK prints warnings about settings that a model ignores; they are no news to whoever reads our log.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })
  return streamText({
    model,
    instructions: {
      role: 'system',
      content: system,
      providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } }
    },
    messages,
    ...temperatureOf(asked),
    maxRetries: 0,
    maxOutputTokens: asked.maxOutputTokens,
    abortSignal: AbortSignal.any([signal, deadline, end]),
    // Errors arrive as parts of the stream; the default would print them too.
    onError: () => {}
  }).stream
}

/** What is asked for again is a correction. */
function temperatureOf({ temperatures, purpose, messages }: Talk): { temperature?: number } {
  if (temperatures === undefined) return {}
  return { temperature: temperatures[purpose === 'create' && messages.length === 1 ? 'create' : 'change'] }
}

/** An answer that ended without the model saying so is not whole. */
function refuseUnfinished(reason: FinishReason, raw: string | undefined): void {
  if (reason === 'content-filter') throw refusedByFilter()
  if (reason === 'length')
    throw failure('unusable', "The model's answer was cut off before it was whole.", 'Ask for less at once.')
  if (reason === 'error' || reason === 'interrupted' || (reason === 'other' && raw === undefined))
    throw failure('unavailable', 'The model broke off in the middle of its answer.', 'Please try again.')
}
