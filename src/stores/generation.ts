import { atom } from 'nanostores'
import type { z } from 'zod'
import type { ErrorAnswer } from '../contract/answer.ts'
import type { GenerateTemplate, TemplateAnswer } from '../contract/template.ts'
import { BLANK_EMAIL, type EmailSource } from '../email/email.ts'
import type { Batch } from '../email/operations/batch.ts'
import type { Operation } from '../email/operations/operation.ts'
import { ApiError, type Call } from './api.ts'
import { readEvents } from './events.ts'
import { loadSectionStyles } from './section-styles.ts'

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
  /** The brief is in a language that the designer does not write; it makes an English email of it only when asked to. */
  | { state: 'not-english'; message: string }

type Brief = z.infer<typeof GenerateTemplate>
type SendCall = (path: string, request: Call) => Promise<Response>

const READING: Progress = { label: 'Reading your brief…', section: 0 }
const INTERRUPTED = 'The connection ended before the email was finished. Nothing was charged; please try again.'

/** One sitting at the prompt box: makes one email at a time and follows it as it is made. */
export function createGeneration(call: SendCall) {
  const $generation = atom<GenerationState>({ state: 'idle' })
  let controller: AbortController | undefined

  /** Makes an email from a brief, with what was said of its reading. A second call while one is being made does nothing. */
  async function generate(prompt: string, { language, facts = [] }: Omit<Brief, 'prompt'> = {}) {
    if ($generation.get().state === 'making') return
    controller = new AbortController()
    $generation.set({ state: 'making', progress: READING, email: BLANK_EMAIL })
    try {
      // The core is large, and a studio that is only looked at does without it.
      const [{ createBatch }] = await Promise.all([import('../email/operations/batch.ts'), loadSectionStyles()])
      $generation.set(
        await follow(
          { prompt, ...(language && { language }), ...(facts.length > 0 && { facts }) },
          createBatch(BLANK_EMAIL),
          controller.signal
        )
      )
    } catch (error) {
      $generation.set(controller.signal.aborted ? { state: 'idle' } : refusedBy(error))
    }
  }

  async function follow(body: Brief, batch: Batch, signal: AbortSignal): Promise<GenerationState> {
    const response = await call('/api/templates/generate', {
      method: 'POST',
      body,
      accept: 'text/event-stream',
      idempotencyKey: crypto.randomUUID(),
      signal
    })
    let progress = READING
    for await (const { event, data } of readEvents(response)) {
      if (event === 'done') return { state: 'made', template: (data as { template: TemplateAnswer }).template }
      if (event === 'error') return refused(data as ErrorAnswer['error'])
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

const refusedBy = (error: unknown): GenerationState =>
  error instanceof ApiError ? refused(error) : { state: 'failed', message: INTERRUPTED }

function refused({ code, message }: { code: string; message: string }): GenerationState {
  return { state: code === 'language' ? 'not-english' : 'failed', message }
}
