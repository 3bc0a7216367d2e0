import { atom } from 'nanostores'
import type { z } from 'zod'
import type { ErrorAnswer } from '../contract/answer.ts'
import type { DraftWay } from '../contract/draft.ts'
import type { GenerateTemplate } from '../contract/generate.ts'
import type { TemplateAnswer } from '../contract/template.ts'
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
  /** Nobody is to wait for it any more; the server has not said yet what came of it. */
  | { state: 'stopping'; email: EmailSource }
  /** `isLost`: the connection ended, so the email may be there all the same. `byDesigner`: another one may do better. `hasMade`: a section stood. */
  | { state: 'failed'; message: string; isLost?: true; byDesigner?: true; hasMade?: true }
  /** The brief is in a language that the designer does not write; it makes an English email of it only when asked to. */
  | { state: 'not-english'; message: string }

type Beside = Omit<z.input<typeof GenerateTemplate>, 'prompt'>
/** Gives what stands beside a brief, and nothing where no email is to be made after all. */
type Ask<Given> = (signal: AbortSignal) => Promise<Given | undefined>
type SendCall = (path: string, request: Call) => Promise<Response>

const READING: Progress = { label: 'Reading your brief…', section: 0 }
const LOST = {
  state: 'failed',
  message: 'The connection ended before the email was finished. Nothing was charged; please try again.',
  isLost: true
} satisfies GenerationState

export type Generation = ReturnType<typeof createGeneration>

/**
 * One sitting at the prompt box: makes one email at a time and follows it as it is made. `onLook`: the server asks how the email
 * looks here.
 */
export function createGeneration(call: SendCall, onLook: (id: string, email: EmailSource) => void = () => {}) {
  const $generation = atom<GenerationState>({ state: 'idle' })
  let controller: AbortController | undefined

  /**
   * Makes an email from a brief, once it is known what stands beside it. A second call while one is being made does nothing.
   */
  const generate = (prompt: string, ask: Ask<Beside> = async () => ({})) =>
    make('/api/templates/generate', ask, { prompt })

  /** Goes on with a draft, as the account's designer or another one, this once. */
  async function resume(id: string, designer?: DraftWay['designer']) {
    await make(`/api/drafts/${id}/continue`, async () => ({ designer }))
    const now = $generation.get()
    // What is offered for a brief in another language is a new email.
    if (now.state === 'not-english') $generation.set({ ...now, state: 'failed' })
  }

  async function make(path: string, ask: Ask<object>, known?: object) {
    if ($generation.get().state === 'making') return
    const own = new AbortController()
    controller = own
    $generation.set({ state: 'making', progress: READING, email: BLANK_EMAIL })
    try {
      const beside = await ask(own.signal)
      own.signal.throwIfAborted()
      if (!beside) return dismiss()
      // The core is large, and a studio that is only looked at does without it.
      const [{ createBatch }] = await Promise.all([import('../email/operations/batch.ts'), loadSectionStyles()])
      end(await follow(path, { ...known, ...beside }, createBatch(BLANK_EMAIL), own.signal))
    } catch (error) {
      if (!own.signal.aborted) end(refusedBy(error))
    }
  }

  /** What stands of the email that is being made. */
  function made(): EmailSource | undefined {
    const now = $generation.get()
    return now.state === 'making' && now.email.html !== '' ? now.email : undefined
  }

  const end = (ended: GenerationState) =>
    $generation.set(ended.state === 'failed' && made() ? { ...ended, hasMade: true } : ended)

  async function follow(path: string, body: object, batch: Batch, signal: AbortSignal): Promise<GenerationState> {
    const response = await call(path, {
      method: 'POST',
      body,
      accept: 'text/event-stream',
      idempotencyKey: crypto.randomUUID(),
      signal
    })
    let progress = READING
    for await (const { event, data } of readEvents(response)) {
      signal.throwIfAborted()
      if (event === 'done') return { state: 'made', template: (data as { template: TemplateAnswer }).template }
      if (event === 'error') return refused(data as ErrorAnswer['error'])
      if (event === 'progress') progress = data as Progress
      if (event === 'operation') batch.apply(data as Operation)
      if (event === 'look') onLook((data as { id: string }).id, batch.email)
      $generation.set({ state: 'making', progress, email: batch.email })
    }
    return LOST
  }

  /** Stops the work; the server releases the credit it held, and keeps what stands. */
  function stop() {
    const email = made()
    controller?.abort()
    $generation.set(email ? { state: 'stopping', email } : { state: 'idle' })
  }
  const dismiss = () => $generation.set({ state: 'idle' })

  return { $generation, generate, resume, stop, dismiss }
}

const refusedBy = (error: unknown): GenerationState =>
  !(error instanceof ApiError) ? LOST : error.status === 0 ? { ...LOST, message: error.message } : refused(error)

function refused({ code, message }: { code: string; message: string }): GenerationState {
  if (code === 'language') return { state: 'not-english', message }
  return { state: 'failed', message, ...(code.startsWith('designer_') && { byDesigner: true }) }
}
