import { atom } from 'nanostores'
import type { ErrorAnswer } from '../contract/answer.ts'
import type { TemplateAnswer } from '../contract/template.ts'
import { BLANK_EMAIL, type EmailSource } from '../email/email.ts'
import type { Batch } from '../email/operations/batch.ts'
import type { Operation } from '../email/operations/operation.ts'
import { ApiError, type Call } from './api.ts'
import { readEvents } from './events.ts'

/** What the designer is doing, as it is shown. */
export interface Progress {
  label: string
  section: number
  /** Unknown to a model, which finds out as it goes. */
  total?: number
}

export type GenerationState =
  | { state: 'idle' }
  | { state: 'making'; progress: Progress; email: EmailSource }
  | { state: 'made'; template: TemplateAnswer }
  | { state: 'failed'; message: string }

type SendCall = (path: string, request: Call) => Promise<Response>

const READING: Progress = { label: 'Reading your brief…', section: 0 }
const INTERRUPTED = 'The connection ended before the email was finished. Nothing was charged; please try again.'

/** One sitting at the prompt box: makes one email at a time and follows it as it is made. */
export function createGeneration(call: SendCall) {
  const $generation = atom<GenerationState>({ state: 'idle' })
  let controller: AbortController | undefined

  /** Makes an email from a brief. A second call while one is being made does nothing. */
  async function generate(prompt: string) {
    if ($generation.get().state === 'making') return
    controller = new AbortController()
    $generation.set({ state: 'making', progress: READING, email: BLANK_EMAIL })
    try {
      // The core is large, and a studio that is only looked at does without it.
      const { createBatch } = await import('../email/operations/batch.ts')
      $generation.set(await follow(prompt, createBatch(BLANK_EMAIL), controller.signal))
    } catch (error) {
      $generation.set(controller.signal.aborted ? { state: 'idle' } : { state: 'failed', message: messageOf(error) })
    }
  }

  async function follow(prompt: string, batch: Batch, signal: AbortSignal): Promise<GenerationState> {
    const response = await call('/api/templates/generate', {
      method: 'POST',
      body: { prompt },
      accept: 'text/event-stream',
      idempotencyKey: crypto.randomUUID(),
      signal
    })
    let progress = READING
    for await (const { event, data } of readEvents(response)) {
      if (event === 'done') return { state: 'made', template: (data as { template: TemplateAnswer }).template }
      if (event === 'error') return { state: 'failed', message: (data as ErrorAnswer['error']).message }
      if (event === 'progress') progress = data as Progress
      if (event === 'operation') batch.apply(data as Operation)
      $generation.set({ state: 'making', progress, email: batch.email })
    }
    return { state: 'failed', message: INTERRUPTED }
  }

  /** Stops the work; the server releases the credit it held. */
  const stop = () => controller?.abort()
  const dismiss = () => $generation.set({ state: 'idle' })

  return { $generation, generate, stop, dismiss }
}

function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : INTERRUPTED
}
