import { isCustomer } from './access.ts'
import { $account, $products, loadAccount } from './account.ts'
import { $storedPlan } from './plans.ts'
import { toastSuccess } from './toasts.ts'

/** How long a page waits for a payment to be known, should the page itself not know yet. */
const TRIES = 5
const PAUSE_MS = 2_000

/**
 * What a page does when a visitor comes back from the checkout or the portal: says what came of it, and drops the words about it
 * from the address, so that a reload does not say it again.
 */
export async function finishReturn(address: URL, pause = wait): Promise<void> {
  const outcome = address.searchParams.get('checkout')
  if (!outcome && !address.searchParams.has('billing')) return
  for (const name of ['checkout', 'session_id', 'billing']) address.searchParams.delete(name)
  history.replaceState(history.state, '', address)
  if (outcome === 'cancelled') $storedPlan.set(undefined)
  if (outcome === 'success') await welcome(pause)
}

async function welcome(pause: typeof wait) {
  for (let tries = 0; !isActive() && tries < TRIES; tries += 1) {
    await pause(PAUSE_MS)
    await loadAccount()
  }
  const [product] = $products.get()
  if (product && isActive()) toastSuccess(`Your ${product.name} is active.`)
}

function isActive(): boolean {
  const [account, products] = [$account.get(), $products.get()]
  return products.length > 0 && isCustomer({ account, products })
}

function wait(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms))
}
