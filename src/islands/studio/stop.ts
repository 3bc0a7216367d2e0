import { loadAccount } from '../../stores/account.ts'
import { $templates, loadTemplates } from '../../stores/templates.ts'
import { toastSuccess } from '../../stores/toasts.ts'
import { focusBrief } from './focus-brief.ts'

/** So long the server needs at most to notice that nobody waits any more, in ms. */
const NOTICED = 800

/**
 * Stops the designer and says what came of it. A stop that comes when the email is just being stored is too late: then it
 * is there and its credit is spent, so the page asks the server instead of guessing. The focus goes back to the brief.
 */
export async function stopGeneration(stop: () => void) {
  const before = newest()
  stop()
  focusBrief()
  await new Promise(resolve => setTimeout(resolve, NOTICED))
  await Promise.all([loadAccount(), loadTemplates().catch(() => {})])
  const now = newest()
  const late = now && now.created_at > (before?.created_at ?? '') ? now : undefined
  toastSuccess(
    late
      ? `“${late.name}” was finished just before you stopped. It is in your templates.`
      : 'Stopped. Nothing was charged.'
  )
}

/** The template that was made last; an older one may stand first, since it was changed later. */
function newest() {
  return $templates.get().toSorted((one, other) => other.created_at.localeCompare(one.created_at))[0]
}
