import { beforeEach, expect, test, vi } from 'vitest'
import type { AccountAnswer } from '../contract/account.ts'
import { NO_ENTITLEMENTS } from './access.ts'
import { $account, $balance, $entitlements, $products, hydrateAccount, loadAccount } from './account.ts'
import { ApiError } from './api.ts'
import { $toasts } from './toasts.ts'

const api = vi.hoisted(() => ({ callJson: vi.fn() }))
vi.mock('./api.ts', async original => ({ ...(await original<object>()), callJson: api.callJson }))
vi.mock('./session.ts', () => ({
  authClient: async () => ({
    auth: { getSession: async () => ({ data: { session: { user: { id: 'u1', email: 'ana@example.com' } } } }) }
  })
}))

const account: AccountAnswer = {
  id: 'a1',
  user_id: 'u1',
  email: 'ana@example.com',
  stripe_customer_id: null,
  credits: 4,
  export_feature: true,
  email_sending_feature: false,
  rollback_feature: false
}
const entitlements = { ...NO_ENTITLEMENTS, access_credits: true }
const product = {
  name: 'Starter Pack',
  plan: 'starter' as const,
  subscription_status: 'active',
  current_period_end: null
}

/** Answers calls by 'METHOD path'; a list answers one after another. */
function serve(answers: Record<string, unknown[]>) {
  api.callJson.mockImplementation(async (path: string, request?: { method?: string }) => {
    const answer = answers[`${request?.method ?? 'GET'} ${path}`]?.shift()
    if (answer instanceof Error) throw answer
    if (answer === undefined) throw new Error(`Nobody asked for ${path} so often.`)
    return answer
  })
}
const notFound = () => new ApiError(404, 'not_found', 'None.')
const rest = {
  'GET /api/accounts/a1/features-entitlements': [entitlements],
  'GET /api/accounts/products': [[product]]
}
const messages = () => $toasts.get().map(toast => toast.message)

beforeEach(() => {
  api.callJson.mockReset()
  $toasts.set([])
  hydrateAccount({ account, entitlements: NO_ENTITLEMENTS, products: [] })
  $account.set(null)
})

test('loads the account, what it may do and what it has bought', async () => {
  serve({ 'GET /api/accounts/user/u1': [account], ...rest, 'GET /api/accounts/products': [[product]] })
  await loadAccount()

  expect([$account.get(), $balance.get(), $entitlements.get(), $products.get()]).toEqual([
    account,
    { credits: 4, hasPlan: true },
    entitlements,
    [product]
  ])
})

test('an account that is not there is set up and fetched again', async () => {
  serve({
    'GET /api/accounts/user/u1': [notFound(), account],
    'POST /api/accounts': [account],
    'GET /api/accounts/a1/features-entitlements': [entitlements],
    'GET /api/accounts/products': [[]]
  })
  await loadAccount()

  expect(api.callJson).toHaveBeenCalledWith('/api/accounts', {
    method: 'POST',
    body: { user_id: 'u1', email: 'ana@example.com' }
  })
  expect($account.get()).toEqual(account)
})

test('another tab that set it up first is no failure', async () => {
  serve({
    'GET /api/accounts/user/u1': [notFound(), account],
    'POST /api/accounts': [new ApiError(409, 'conflict', 'There is one.')],
    'GET /api/accounts/a1/features-entitlements': [entitlements],
    'GET /api/accounts/products': [[]]
  })
  await loadAccount()

  expect($account.get()).toEqual(account)
  expect(messages()).toEqual([])
})

test('an account that cannot be set up is said', async () => {
  serve({
    'GET /api/accounts/user/u1': [notFound()],
    'POST /api/accounts': [new ApiError(500, 'internal', 'Broken.')]
  })
  await loadAccount()

  expect($account.get()).toBeNull()
  expect(messages()).toEqual(['Failed to set up your account. Please refresh the page or contact support.'])
})

test('entitlements that cannot be read allow nothing', async () => {
  hydrateAccount({ account, entitlements, products: [product] })
  serve({
    'GET /api/accounts/user/u1': [account],
    'GET /api/accounts/a1/features-entitlements': [new ApiError(500, 'internal', 'Broken.')],
    'GET /api/accounts/products': [new ApiError(500, 'internal', 'Broken.')]
  })
  await loadAccount()

  expect($entitlements.get()).toEqual(NO_ENTITLEMENTS)
  expect($products.get()).toEqual([product])
})
