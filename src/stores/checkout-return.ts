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
  const { checkout, billing, plan } = Object.fromEntries(address.searchParams)
  if (!checkout && billing === undefined) return
  for (const name of ['checkout', 'session_id', 'billing', 'plan']) address.searchParams.delete(name)
  history.replaceState(history.state, '', address)
  if (checkout === 'cancelled') leave()
  if (checkout === 'success' && (await becomes(isActive, pause))) say('is active')
  if (billing && plan && (await becomes(() => runs(plan), pause))) say('runs from now on')
}

function leave() {
  $storedPlan.set(undefined)
  toastSuccess('You left the checkout. Nothing was charged.')
}

/** Whether it is so, or becomes so while the account is asked for again. */
async function becomes(isSo: () => boolean, pause: typeof wait): Promise<boolean> {
  for (let tries = 0; !isSo() && tries < TRIES; tries += 1) {
    await pause(PAUSE_MS)
    await loadAccount()
  }
  return isSo()
}

function say(what: string) {
  toastSuccess(`Your ${$products.get()[0]?.name} ${what}.`)
}

function runs(plan: string): boolean {
  return isActive() && $products.get()[0]?.plan === plan
}

function isActive(): boolean {
  const [account, products] = [$account.get(), $products.get()]
  return products.length > 0 && isCustomer({ account, products })
}

function wait(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms))
}
