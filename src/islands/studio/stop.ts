import type { Generation } from '../../stores/generation.ts'
import { toastSuccess } from '../../stores/toasts.ts'
import { focusBrief } from './focus-brief.ts'
import { draftSince, whatCame } from './what-came.ts'

/**
 * Stops the designer and says what came of it: a stop that comes when the email is just being stored is too late, and what stood
 * by then is kept. The focus goes back to the brief.
 * @param since When the designer was asked, by the server's clock, in ms since 1970.
 */
export async function stopGeneration({ $generation, stop, dismiss }: Generation, since: number) {
  stop()
  focusBrief()
  const { late, draft } = await whatCame(since, $generation.get().state === 'stopping')
  if ($generation.get().state === 'stopping') dismiss()
  toastSuccess(late ? lateWords(late.name) : draft ? KEPT : 'Stopped. Nothing was charged.')
}

/** Shows what stood when the designer failed; of an email whose connection was lost, says what came of it, if anything did. */
export async function settleFailure({ $generation, dismiss }: Generation, since: number) {
  const failed = $generation.get()
  if (failed.state !== 'failed') return
  const { late, draft } = failed.isLost ? await whatCame(since, true) : { draft: await draftSince(since) }
  if ($generation.get() !== failed || !(late || draft)) return
  dismiss()
  if (late) toastSuccess(`“${late.name}” was finished though the connection ended. It is in your templates.`)
}

const KEPT = 'Stopped. Nothing was charged, and what was made is kept below.'
const lateWords = (name: string) => `“${name}” was finished just before you stopped. It is in your templates.`
