import type { AccountFacts } from '../../contract/account.ts'
import type { App } from '../app.ts'
import type { Visitor } from '../auth/visitor.ts'
import type { Account } from './account.ts'

/**
 * The account of a page's visitor, set up if it was not. What a checkout or the portal led back with stands in the page's
 * `query` and is settled first, which may change the account.
 */
export async function openAccount(
  { accounts, billing }: Pick<App, 'accounts' | 'billing'>,
  visitor: Visitor,
  query: URLSearchParams
): Promise<Account> {
  await billing.settleReturn(await accounts.ensure(visitor), query)
  return accounts.ensure(visitor)
}

/** What the studio and the settings show of an account: its balance, what it may do, and its subscriptions. */
export async function factsOf(
  { accounts, billing }: Pick<App, 'accounts' | 'billing'>,
  owner: Account
): Promise<AccountFacts> {
  const [account, entitlements, products] = await Promise.all([
    accounts.answer(owner),
    billing.entitlements(owner.id),
    billing.products(owner.id)
  ])
  return { account, entitlements, products }
}
