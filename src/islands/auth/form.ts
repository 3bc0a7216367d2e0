import { atom } from 'nanostores'
import { toastError } from '../../stores/toasts.ts'

/** What is wrong, by field. */
export type Errors<F> = { [K in keyof F]?: string | undefined }

/** How sending went. `leaving`: another page is on its way, so the form stays busy. A refusal with a message is a toast besides. */
export type Outcome<F> =
  | { state: 'done' }
  | { state: 'leaving' }
  | { state: 'refused'; errors: Errors<F>; message?: string }
  | { state: 'failed'; message: string }

/**
 * One sitting at a form: what can be seen to be wrong is said before `send` is asked, and nothing is sent twice at once.
 * A failure is a toast; `send` never throws.
 */
export function createForm<F extends Record<string, string>>(
  check: (fields: F) => Errors<F>,
  send: (fields: F) => Promise<Outcome<F>>
) {
  const $state = atom<{ isBusy: boolean; errors: Errors<F> }>({ isBusy: false, errors: {} })

  /** Answers how it went, or nothing when there was nothing to send. */
  async function submit(fields: F): Promise<Outcome<F>['state'] | undefined> {
    if ($state.get().isBusy) return undefined
    const errors = check(fields)
    const isGood = Object.values(errors).every(error => error === undefined)
    $state.set({ isBusy: isGood, errors })
    if (!isGood) return undefined
    const outcome = await send(fields)
    $state.set({
      isBusy: outcome.state === 'leaving',
      errors: outcome.state === 'refused' ? outcome.errors : {}
    })
    if ('message' in outcome && outcome.message) toastError(outcome.message)
    return outcome.state
  }

  return { $state, submit }
}
