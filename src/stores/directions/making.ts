import type { DirectionsAnswer } from '../../contract/directions.ts'
import { BLANK_EMAIL } from '../../email/email.ts'
import { ApiError, type Call } from '../api.ts'
import { loadSectionStyles } from '../section-styles.ts'
import type { DirectionsAsked } from './asked.ts'
import { emptyColumns, READING } from './columns.ts'
import { type Ended, followDirections } from './follow.ts'
import type { Api, DirectionsState } from './state.ts'

const BROKEN = 'The connection ended. What was finished is kept; have the rest made now.'
const NOTHING = 'The connection ended before anything was finished. Nothing was charged; please try again.'
const STOPPED = 'You stopped it.'
/** So long the server needs at most to notice that nobody waits any more, in ms. */
const NOTICED = 800

type Cut = Exclude<Ended<never>, { done: unknown }>

/** Has directions made, follows them as they come, and stops them. */
export function createMaking(
  state: DirectionsState,
  { call, onTemplate, onSettled, onLook = () => {} }: Omit<Api, 'callJson'>
) {
  const { $brief, $columns, $templateId, $isTaking, $failure, adopt, change, addressOf, refresh } = state
  let controller: AbortController | undefined

  /** Makes a brief in all its directions. A repeated call with the same key is answered what was made. */
  async function make({ key, ...body }: DirectionsAsked) {
    $brief.set(body.prompt)
    $failure.set(undefined)
    $columns.set(emptyColumns(body.directions))
    const ended = await send<{ directions: DirectionsAnswer }>('/api/templates/generate', body, key)
    if (!ended) return
    if (!('done' in ended)) return settle(ended)
    adopt(ended.done.directions)
    onTemplate(ended.done.directions.template_id)
  }

  function settle(ended: Cut) {
    if ($templateId.get()) return leave('error' in ended ? ended.error.message : BROKEN)
    $columns.set([])
    const { code, message } = 'error' in ended ? ended.error : { code: '', message: NOTHING }
    $failure.set({ message, isLanguage: code === 'language' })
  }

  /** What was not finished says why. */
  function leave(reason: string) {
    for (const [at, { state }] of $columns.get().entries())
      if (state !== 'finished') change(at, column => ({ ...column, state: 'unfinished', reason }))
  }

  /** Answers nothing where it was stopped. */
  async function send<Answer>(path: string, body: object, key: string = crypto.randomUUID()) {
    const own = new AbortController()
    controller = own
    try {
      await loadSectionStyles()
      const request: Call = { method: 'POST', body, accept: 'text/event-stream', idempotencyKey: key }
      const response = await call(path, { ...request, signal: own.signal })
      return await followDirections<Answer>(response, change, step => {
        if (step.event === 'look') onLook(step.data.id, $columns.get()[step.direction]?.email ?? BLANK_EMAIL)
        if (step.event !== 'finished') return
        $templateId.set(step.data.template_id)
        onTemplate(step.data.template_id)
      })
    } catch (error) {
      return own.signal.aborted ? undefined : cutBy(error)
    } finally {
      onSettled()
    }
  }

  /** Makes one once more; `anew` where it is finished, and costs a credit. Throws what the API refused of that. */
  async function remake(at: number, { anew }: { anew: boolean }) {
    const before = $columns.get()
    $isTaking.set(false)
    change(at, column => ({ ...column, state: 'making', progress: READING }))
    const ended = await send<DirectionsAnswer>(addressOf(), { direction: at, anew })
    if (ended && 'done' in ended) return adopt(ended.done)
    // Stopped, it is asked for by whoever stopped it.
    if (!ended) return
    $columns.set(before)
    const message = 'error' in ended ? ended.error.message : BROKEN
    if (anew) throw new ApiError(0, 'offline', message)
    change(at, column => ({ ...column, reason: message }))
  }

  /** Ends the work; what is finished is kept. Answers whether anything is. */
  async function stop(): Promise<boolean> {
    controller?.abort()
    leave(STOPPED)
    await new Promise(resolve => setTimeout(resolve, NOTICED))
    if (!$templateId.get()) return false
    await refresh().catch(() => {})
    onSettled()
    return true
  }

  return { make, remake, stop }
}

const cutBy = (error: unknown): Cut =>
  error instanceof ApiError && error.code !== 'offline'
    ? { error: { code: error.code, message: error.message } }
    : { broken: true }
