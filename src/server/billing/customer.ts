import Stripe from 'stripe'
import type { Account } from '../accounts/account.ts'

type Buyer = Pick<Account, 'id' | 'email' | 'stripeCustomerId'>

/** The account's customer at Stripe: the one it has, one made by an earlier visit to the checkout, or a new one. */
export async function findOrCreateCustomer(stripe: Stripe, account: Buyer): Promise<string> {
  if (account.stripeCustomerId) return account.stripeCustomerId
  const [made] = await findMade(stripe, account)
  return made ?? (await create(stripe, account))
}

/** All customers that the account has at Stripe: the one that has bought, and any that visits to the checkout have made. */
export async function findCustomers(stripe: Stripe, account: Buyer): Promise<string[]> {
  const made = await findMade(stripe, account)
  return [...new Set(account.stripeCustomerId ? [account.stripeCustomerId, ...made] : made)]
}

/** Gives the account's customers its address. */
export async function tellEmail(stripe: Stripe, account: Buyer): Promise<void> {
  const { email } = account
  for (const customer of await findCustomers(stripe, account)) await stripe.customers.update(customer, { email })
}

/** By the address, which tells at once; and by the account's id, which Stripe finds a minute later, also under an address from before. */
async function findMade(stripe: Stripe, { id, email }: Buyer): Promise<string[]> {
  const [byEmail, byId] = await Promise.all([
    stripe.customers.list({ email, limit: 100 }),
    stripe.customers.search({ query: `metadata['account_id']:'${id}'`, limit: 100 }).catch(withoutSearch)
  ])
  return [...byEmail.data, ...byId.data].filter(({ metadata }) => metadata.account_id === id).map(each => each.id)
}

/** Stripe searches for nobody in some countries. https://docs.stripe.com/api/customers/search */
function withoutSearch(error: unknown): { data: Stripe.Customer[] } {
  const { StripeInvalidRequestError, StripePermissionError } = Stripe.errors
  if (error instanceof StripeInvalidRequestError || error instanceof StripePermissionError) return { data: [] }
  throw error
}

/** The key makes two clicks at once end with one customer. */
async function create(stripe: Stripe, { id, email }: Buyer): Promise<string> {
  const customer = await stripe.customers.create(
    { email, metadata: { account_id: id } },
    { idempotencyKey: `customer:${id}:${email}` }
  )
  return customer.id
}
