import { expect, test } from 'vitest'
import { newVisitor } from '../../../tests/helpers/api.ts'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import { CARD, idIn, openShop } from '../../../tests/helpers/payments.ts'
import { createAccounts } from './accounts.ts'
import { factsOf, openAccount } from './facts.ts'

const database = await openTestDatabase()
const { billing, credits, standIn } = openShop(database)
const accounts = createAccounts({ db: database.db, credits, entitlements: billing.entitlements })
const app = { accounts, billing }

test('a visitor who comes back from the checkout finds the plan running, though no webhook has come', async () => {
  const visitor = newVisitor()
  const url = await billing.createCheckoutSession(await accounts.ensure(visitor), 'starter')
  const paid = await standIn.pay(idIn(url), CARD)
  if (!paid?.ok) throw new Error('The payment was refused.')

  const owner = await openAccount(app, visitor, new URL(paid.url).searchParams)

  expect(owner.stripeCustomerId).toMatch(/^cus_/)
  expect(await factsOf(app, owner)).toMatchObject({
    account: { id: owner.id, credits: 5, stripe_customer_id: owner.stripeCustomerId, export_feature: true },
    entitlements: { access_credits: true, access_rollback_feature: false },
    products: [{ plan: 'starter', subscription_status: 'active' }]
  })
})

test('a first visit sets the account up, without a plan', async () => {
  const owner = await openAccount(app, newVisitor(), new URLSearchParams())
  expect(await factsOf(app, owner)).toMatchObject({ account: { id: owner.id, credits: 0 }, products: [] })
})
