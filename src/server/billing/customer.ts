import type Stripe from 'stripe'
import type { Account } from '../accounts/account.ts'

type Buyer = Pick<Account, 'id' | 'email' | 'stripeCustomerId'>

/** The account's customer at Stripe: the one it has, one made by an earlier visit to the checkout, or a new one. */
export async function findOrCreateCustomer(stripe: Stripe, account: Buyer): Promise<string> {
  return (await findCustomer(stripe, account)) ?? (await create(stripe, account))
}

/** The account's customer, if there is one. */
export async function findCustomer(stripe: Stripe, account: Buyer): Promise<string | undefined> {
  return account.stripeCustomerId ?? (await findMade(stripe, account))
}

async function findMade(stripe: Stripe, { id, email }: Buyer): Promise<string | undefined> {
  const { data } = await stripe.customers.list({ email, limit: 100 })
  return data.find(customer => customer.metadata.account_id === id)?.id
}

/** The key makes two clicks at once end with one customer. */
async function create(stripe: Stripe, { id, email }: Buyer): Promise<string> {
  const customer = await stripe.customers.create(
    { email, metadata: { account_id: id } },
    { idempotencyKey: `customer:${id}:${email}` }
  )
  return customer.id
}
