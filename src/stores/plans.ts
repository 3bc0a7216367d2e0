import { persistentAtom } from '@nanostores/persistent'
import { atom, computed, onMount } from 'nanostores'
import type { ProductAnswer } from '../contract/account.ts'
import { PLAN_IDS, type PlanId } from '../contract/plan-ids.ts'
import { type AccessFacts, forgetsStoredPlan, hasAccess, isCustomer } from './access.ts'
import { $account, $entitlements, $products } from './account.ts'
import { ApiError, callJson } from './api.ts'
import { ownKey } from './own-storage.ts'
import { readSite } from './site.ts'
import { toastError, toastSuccess } from './toasts.ts'

/** The plan that the person of this page chose on this device; on the server it is nobody's. */
const owner = typeof document === 'undefined' ? null : readSite().userId
export const $storedPlan = persistentAtom<PlanId | undefined>(ownKey(owner, 'plan'), undefined, {
  encode: plan => plan as string,
  decode: stored => PLAN_IDS.find(plan => plan === stored)
})

const $facts = computed(
  [$storedPlan, $account, $products, $entitlements],
  (storedPlan, account, products, entitlements): AccessFacts => ({ storedPlan, account, products, entitlements })
)

/** Whether the studio is open to this visitor. */
export const $hasAccess = computed($facts, hasAccess)

/** Whether the plans dialog is open. */
export const $plansOpen = atom(false)

/** Why the last way from the dialog to the payment service failed; empty when none did. */
export const $planError = atom('')

/** What leads to another page at the moment: a plan's checkout, the portal, or keeping a plan. */
export const $leaving = atom<PlanId | 'portal' | 'keep' | null>(null)

// A page that comes back from the browser's memory is as it was left: with its button still busy.
onMount($leaving, () => {
  const restore = (event: PageTransitionEvent) => event.persisted && $leaving.set(null)
  globalThis.addEventListener?.('pageshow', restore)
  return () => globalThis.removeEventListener?.('pageshow', restore)
})

export const openPlans = () => $plansOpen.set(true)

export function closePlans() {
  $plansOpen.set(false)
  $planError.set('')
}

/**
 * The studio's rules: the dialog opens by itself once the account is loaded and has no access, and closes by itself when the
 * account turns out to be a customer's whose plan is not cancelled. Answers a function that stops.
 */
export function followAccess(): () => void {
  let hasOpened = false
  return $facts.subscribe(facts => {
    if (facts.account === null) return
    if (facts.storedPlan && forgetsStoredPlan(facts)) $storedPlan.set(undefined)
    else if (isCustomer(facts)) closePlans()
    else if (!hasOpened && !hasAccess(facts)) {
      hasOpened = true
      openPlans()
    }
  })
}

/** Remembers the choice and goes to the checkout. What fails is said; nothing happens while another page is on its way. */
export async function startCheckout(plan: PlanId): Promise<void> {
  if ($leaving.get()) return
  $planError.set('')
  try {
    $storedPlan.set(plan)
  } catch {
    sayError('Failed to save plan selection')
    return
  }
  $leaving.set(plan)
  const { url, message } = await askForUrl('/api/payments/create-checkout-session', { plan }, CHECKOUT)
  if (url) location.assign(url)
  else giveUp(message, () => $storedPlan.set(undefined))
}

/** Goes to the customer portal, which leads back to `returnUrl`: our studio or settings page. */
export async function openPortal(returnUrl: string): Promise<void> {
  if ($leaving.get()) return
  $planError.set('')
  $leaving.set('portal')
  const body = { return_url: returnUrl }
  const { url, message } = await askForUrl('/api/payments/create-customer-portal-session', body, PORTAL)
  if (url) location.assign(url)
  else giveUp(message)
}

/** Takes back a cancellation that has not happened yet. */
export async function keepPlan(): Promise<void> {
  if ($leaving.get()) return
  $leaving.set('keep')
  try {
    const products = await callJson<ProductAnswer[]>('/api/payments/resume-subscription', { method: 'POST' })
    $products.set(products)
    toastSuccess(`Your ${products[0]?.name ?? 'plan'} goes on.`)
  } catch (error) {
    toastError(error instanceof ApiError ? error.message : 'Your plan could not be kept just now. Please try again.')
  }
  $leaving.set(null)
}

const CHECKOUT = { failed: 'Failed to create checkout session', empty: 'Failed to create payment session' }
const PORTAL = { failed: 'Failed to access customer portal', empty: 'Failed to access customer portal' }

async function askForUrl(
  path: string,
  body: unknown,
  words: typeof CHECKOUT
): Promise<{ url?: string; message: string }> {
  try {
    const { url } = await callJson<{ url?: string }>(path, { method: 'POST', body })
    return { ...(url ? { url } : {}), message: words.empty }
  } catch (error) {
    // A refusal has a reason that the visitor can act on.
    const reason = error instanceof ApiError && error.status < 500 ? error.message : ''
    return { message: [words.failed, reason].filter(Boolean).join('. ') }
  }
}

function giveUp(message: string, undo?: () => void) {
  undo?.()
  $leaving.set(null)
  sayError(message)
}

/** In the dialog while it is open, else in a toast. */
function sayError(message: string) {
  if ($plansOpen.get()) $planError.set(message)
  else toastError(message)
}
