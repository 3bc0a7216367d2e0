import { atom, computed } from 'nanostores'
import type { AccountAnswer, AccountFacts, EntitlementsAnswer, ProductAnswer } from '../contract/account.ts'
import { balanceOf, NO_ENTITLEMENTS } from './access.ts'
import { ApiError, callJson } from './api.ts'
import { authClient } from './session.ts'
import { toastError } from './toasts.ts'

const SET_UP_FAILED = 'Failed to set up your account. Please refresh the page or contact support.'

/** Nothing until the account is loaded. */
export const $account = atom<AccountAnswer | null>(null)
/** All false until they are known, and when they cannot be known. */
export const $entitlements = atom<EntitlementsAnswer>(NO_ENTITLEMENTS)
export const $products = atom<ProductAnswer[]>([])

/** Nothing until the account is loaded. */
export const $balance = computed(
  [$account, $products],
  (account, products) => account && balanceOf({ account, products })
)

/** Takes over what the page was made with. Only for the browser. */
export function hydrateAccount({ account, entitlements, products }: AccountFacts) {
  $products.set(products)
  $entitlements.set(entitlements)
  // The account comes last: whoever waits for it finds the rest in place.
  $account.set(account)
}

/** Loads the account anew, and sets it up if it was not; what fails is said, and never throws. */
export async function loadAccount(): Promise<void> {
  try {
    const account = await findOrCreate()
    const [entitlements, products] = await Promise.all([loadEntitlements(account.id), loadProducts()])
    hydrateAccount({ account, entitlements, products })
  } catch {
    toastError(SET_UP_FAILED)
  }
}

/** Reads the entitlements again; without an answer nothing is allowed. */
async function loadEntitlements(accountId: string): Promise<EntitlementsAnswer> {
  return callJson<EntitlementsAnswer>(`/api/accounts/${accountId}/features-entitlements`).catch(() => NO_ENTITLEMENTS)
}

/** What is known already stays when there is no answer. */
async function loadProducts(): Promise<ProductAnswer[]> {
  return callJson<ProductAnswer[]>('/api/accounts/products').catch(() => $products.get())
}

async function findOrCreate(): Promise<AccountAnswer> {
  const { auth } = await authClient()
  const { data } = await auth.getSession()
  const user = data.session?.user
  if (!user) throw new Error('Nobody is signed in.')
  const find = () => callJson<AccountAnswer>(`/api/accounts/user/${user.id}`)
  try {
    return await find()
  } catch (error) {
    if (!hasStatus(error, 404)) throw error
    await create(user.id, user.email ?? '')
    return find()
  }
}

/** Another tab may have been quicker. */
async function create(user_id: string, email: string) {
  await callJson('/api/accounts', { method: 'POST', body: { user_id, email } }).catch(error => {
    if (!hasStatus(error, 409)) throw error
  })
}

function hasStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status
}
