import { loadAccount } from '../../stores/account.ts'
import { findNewest, refreshList } from '../../stores/templates/list.ts'
import { toastSuccess } from '../../stores/toasts.ts'
import { focusBrief } from './focus-brief.ts'

/** So long the server needs at most to notice that nobody waits any more, in ms. */
const NOTICED = 800

/**
 * Stops the designer and says what came of it. A stop that comes when the email is just being stored is too late: then it
 * is there and its credit is spent, so the page asks the server instead of guessing. The focus goes back to the brief.
 * @param since When the designer was asked, by the server's clock, in ms since 1970.
 */
export async function stopGeneration(stop: () => void, since: number) {
  stop()
  focusBrief()
  await new Promise(resolve => setTimeout(resolve, NOTICED))
  const [newest] = await Promise.all([
    findNewest().catch(() => undefined),
    loadAccount(),
    refreshList().catch(() => {})
  ])
  const late = newest && Date.parse(newest.created_at) >= since ? newest : undefined
  toastSuccess(
    late
      ? `“${late.name}” was finished just before you stopped. It is in your templates.`
      : 'Stopped. Nothing was charged.'
  )
}
