import fc from 'fast-check'
import Stripe from 'stripe'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sign } from '../../src/sandbox/payments/deliveries.ts'
import { markClosed } from '../../src/server/accounts/closed-accounts.ts'
import { CREDITS } from '../helpers/credits.ts'
import { openTestDatabase } from '../helpers/database.ts'
import { runs } from '../helpers/nightly.ts'
import { CARD, idIn, openShop, WEBHOOK_SECRET } from '../helpers/payments.ts'

const database = await openTestDatabase()
const shop = openShop(database)
const { billing, credits, standIn, stripe } = shop

type Account = Awaited<ReturnType<typeof shop.newAccount>>
type Plan = 'starter' | 'professional'

async function buy(account: Account, plan: Plan) {
  const url = await billing.createCheckoutSession(await shop.reload(account.id), plan)
  const paid = await standIn.pay(idIn(url), CARD)
  return paid?.ok ? new URL(paid.url) : undefined
}

async function subscribed(plan: Plan): Promise<Account> {
  const account = await shop.newAccount()
  await buy(account, plan)
  await shop.handOver(await shop.takeEvents())
  return shop.reload(account.id)
}

async function portalOf(account: Account) {
  return idIn(await billing.createPortalSession(await shop.reload(account.id), `${shop.site}/settings`))
}

async function inPortal(account: Account, ...deeds: Parameters<typeof standIn.actInPortal>[1][]) {
  const id = await portalOf(account)
  for (const deed of deeds) await standIn.actInPortal(id, deed)
}

/** Everything that billing decides about an account. */
async function stateOf({ id }: Account) {
  const [products, entitlements, balance] = await Promise.all([
    billing.products(id),
    billing.entitlements(id),
    credits.balance(id)
  ])
  return { products, entitlements, balance }
}
const statusOf = async (account: Account) => (await billing.products(account.id)).map(each => each.subscription_status)

test('someone who only looked at the checkout has bought nothing and is no customer yet', async () => {
  const account = await shop.newAccount()
  await billing.createCheckoutSession(account, 'starter')
  await shop.handOver(await shop.takeEvents())

  expect((await shop.reload(account.id)).stripeCustomerId).toBeNull()
  expect(await stateOf(account)).toMatchObject({ products: [], balance: 0, entitlements: { access_credits: false } })
})

test('two visits to the checkout, also at once, make one customer', async () => {
  const account = await shop.newAccount()
  await Promise.all([
    billing.createCheckoutSession(account, 'starter'),
    billing.createCheckoutSession(account, 'professional')
  ])
  await billing.createCheckoutSession(account, 'starter')

  expect((await stripe.customers.list({ email: account.email })).data).toHaveLength(1)
})

test('a paid checkout makes the plan active and grants its credits', async () => {
  const account = await subscribed('professional')

  expect(account.stripeCustomerId).toMatch(/^cus_/)
  expect(await stateOf(account)).toEqual({
    products: [
      {
        name: 'Professional Pack',
        plan: 'professional',
        subscription_status: 'active',
        current_period_end: expect.stringMatching(/^\d{4}-/)
      }
    ],
    balance: CREDITS.professional,
    entitlements: {
      access_credits: true,
      access_export_feature: true,
      access_email_sending_feature: true,
      access_rollback_feature: true
    }
  })
})

test('Starter allows export and credits, and neither test emails nor rollback', async () => {
  const account = await subscribed('starter')

  expect(await stateOf(account)).toMatchObject({
    balance: CREDITS.starter,
    entitlements: {
      access_credits: true,
      access_export_feature: true,
      access_email_sending_feature: false,
      access_rollback_feature: false
    }
  })
})

test('coming back from the checkout is enough, before any event has arrived', async () => {
  const account = await shop.newAccount()
  const back = await buy(account, 'starter')
  expect(back?.pathname).toBe('/studio')

  await billing.settleReturn(account, back?.searchParams ?? new URLSearchParams())
  await billing.settleReturn(account, back?.searchParams ?? new URLSearchParams())
  const settled = await stateOf(account)
  await shop.handOver(await shop.takeEvents())

  expect(settled).toMatchObject({ balance: CREDITS.starter, products: [{ subscription_status: 'active' }] })
  expect(await stateOf(account)).toEqual(settled)
})

test("a return with another account's session settles nothing for the one who brings it", async () => {
  const [buyer, other] = [await shop.newAccount(), await shop.newAccount()]
  const back = await buy(buyer, 'starter')
  await billing.settleReturn(other, back?.searchParams ?? new URLSearchParams())

  expect(await stateOf(other)).toMatchObject({ products: [], balance: 0 })
  expect(await stateOf(buyer)).toMatchObject({ products: [], balance: 0 })
})

test('the same events again, reversed, or all at once change nothing', async () => {
  const account = await shop.newAccount()
  await buy(account, 'starter')
  const events = await shop.takeEvents()
  expect(events.length).toBeGreaterThan(3)

  await Promise.all([...events, ...events].map(({ body, signature }) => billing.receiveWebhook(body, signature)))
  await shop.handOver(events.toReversed())

  expect(await stateOf(account)).toMatchObject({
    balance: CREDITS.starter,
    products: [{ subscription_status: 'active' }]
  })
})

test('a plan that is to end keeps every feature, can be kept after all, and ends otherwise', async () => {
  const account = await subscribed('professional')
  await inPortal(account, 'cancel')
  await shop.handOver(await shop.takeEvents())
  expect(await stateOf(account)).toMatchObject({
    products: [{ subscription_status: 'scheduled_cancellation', current_period_end: expect.any(String) }],
    entitlements: { access_credits: true, access_rollback_feature: true },
    balance: CREDITS.professional
  })

  await billing.resume(account)
  expect(await statusOf(account)).toEqual(['active'])
  await expect(billing.resume(account)).rejects.toMatchObject({ code: 'conflict' })

  await inPortal(account, 'cancel', 'end-period')
  await shop.handOver(await shop.takeEvents())
  expect(await stateOf(account)).toEqual({
    products: [expect.objectContaining({ subscription_status: 'cancelled', plan: 'professional' })],
    entitlements: {
      access_credits: false,
      access_export_feature: false,
      access_email_sending_feature: false,
      access_rollback_feature: false
    },
    balance: CREDITS.professional
  })
})

test('after a cancellation a plan can be bought again, by the same customer', async () => {
  const account = await subscribed('professional')
  await inPortal(account, 'cancel', 'end-period')
  await shop.handOver(await shop.takeEvents())
  await buy(account, 'starter')
  await shop.handOver(await shop.takeEvents())

  expect((await shop.reload(account.id)).stripeCustomerId).toBe(account.stripeCustomerId)
  expect(await stateOf(account)).toMatchObject({
    products: [{ plan: 'starter', subscription_status: 'active' }],
    entitlements: { access_credits: true, access_rollback_feature: false },
    balance: CREDITS.starter + CREDITS.professional
  })
})

test('each month that is paid grants the credits once; one that is not paid grants none', async () => {
  const account = await subscribed('starter')
  await inPortal(account, 'end-period')
  await shop.handOver(await shop.takeEvents())
  expect(await credits.balance(account.id)).toBe(2 * CREDITS.starter)

  await inPortal(account, 'card-fails', 'end-period')
  await shop.handOver(await shop.takeEvents())
  expect(await stateOf(account)).toMatchObject({
    balance: 2 * CREDITS.starter,
    products: [{ subscription_status: 'past_due' }]
  })

  await inPortal(account, 'pay')
  await shop.handOver(await shop.takeEvents())
  expect(await stateOf(account)).toMatchObject({
    balance: 3 * CREDITS.starter,
    products: [{ subscription_status: 'active' }]
  })
})

test('a plan that is held already is refused', async () => {
  const account = await subscribed('starter')

  await expect(billing.createCheckoutSession(account, 'starter')).rejects.toMatchObject({ code: 'conflict' })
})

test('another plan is a change of the one held: one subscription, the difference in price and in credits', async () => {
  const account = await subscribed('starter')
  const url = await billing.createCheckoutSession(account, 'professional')
  expect(new URL(url).pathname).toMatch(/^\/sandbox\/payments\/portal\//)
  expect(await standIn.actInPortal(idIn(url), 'change')).toBe(`${shop.site}/settings?billing=changed&plan=professional`)
  await shop.handOver(await shop.takeEvents())

  expect(await stateOf(account)).toMatchObject({ balance: CREDITS.professional, products: [{ plan: 'professional' }] })
  const [latest] = await billing.invoices(account)
  expect(latest).toMatchObject({ title: 'Professional Pack', total: 2_000, status: 'paid' })

  await standIn.actInPortal(idIn(await billing.createCheckoutSession(account, 'starter')), 'change')
  await shop.handOver(await shop.takeEvents())
  expect(await stateOf(account)).toMatchObject({ balance: CREDITS.professional, products: [{ plan: 'starter' }] })
})

test('an event with a wrong, old or missing signature is refused and changes nothing', async () => {
  const account = await shop.newAccount()
  await buy(account, 'starter')
  const [event] = await shop.takeEvents()
  const body = event?.body ?? ''
  const now = Math.floor(Date.now() / 1_000)
  const bad = [null, '', 't=1,v1=00', sign(body, 'whsec_other', now), sign(body, WEBHOOK_SECRET, now - 3_600)]

  for (const signature of bad) {
    await expect(billing.receiveWebhook(body, signature)).rejects.toMatchObject({ code: 'bad_request' })
  }
  await expect(billing.receiveWebhook(`${body} `, sign(body, WEBHOOK_SECRET, now))).rejects.toMatchObject({
    code: 'bad_request'
  })
  expect(await stateOf(account)).toMatchObject({ products: [], balance: 0 })
})

test('an event about a customer that is not ours is taken and ignored', async () => {
  await stripe.customers.create({ email: 'stranger@example.com' })
  const stranger = await stripe.customers.list({ email: 'stranger@example.com' })
  const event = {
    id: `evt_${crypto.randomUUID()}`,
    object: 'event',
    type: 'invoice.paid',
    data: { object: { object: 'invoice', customer: stranger.data[0]?.id } }
  }
  const body = JSON.stringify(event)

  await expect(billing.receiveWebhook(body, sign(body, WEBHOOK_SECRET, Math.floor(Date.now() / 1_000)))).resolves.toBe(
    undefined
  )
})

test('Stripe learns a new address; an account that never bought, or a Stripe that is gone, fails nothing', async () => {
  const account = await subscribed('starter')
  await billing.followEmail({ ...account, email: 'moved@example.com' })

  expect(await stripe.customers.retrieve(account.stripeCustomerId ?? '')).toMatchObject({ email: 'moved@example.com' })
  await expect(billing.followEmail(await shop.newAccount())).resolves.toBeUndefined()
  await expect(billing.followEmail({ ...account, stripeCustomerId: 'cus_gone' })).resolves.toBeUndefined()
})

test('the portal leads back to our studio or settings page only', async () => {
  const account = await subscribed('starter')
  for (const page of [`${shop.site}/studio`, `${shop.site}/settings`, 'http://127.0.0.1:4321/settings', '/studio']) {
    await expect(billing.createPortalSession(account, page)).resolves.toContain('/sandbox/payments/portal/')
  }
  const foreign = [
    'https://evil.example/settings',
    `${shop.site}/editor`,
    'http://localhost:9999/settings',
    'javascript:alert(1)',
    '//evil.example/studio',
    'http://localhost:4321@evil.example/studio',
    ''
  ]
  for (const page of foreign) {
    await expect(billing.createPortalSession(account, page)).rejects.toMatchObject({ code: 'unprocessable' })
  }
})

test('someone who never bought has no portal, and is told what to do', async () => {
  const account = await shop.newAccount()
  await expect(billing.createPortalSession(account, `${shop.site}/settings`)).rejects.toMatchObject({
    code: 'unprocessable',
    message: 'There is no billing to manage yet. Choose a plan first.'
  })
})

const deed = fc.constantFrom('cancel', 'resume', 'end-period', 'card-fails', 'card-works', 'pay', 'switch')

test('whatever is done and however its events arrive, our tables say in the end what Stripe says', async () => {
  const story = fc.record({
    plan: fc.constantFrom<Plan>('starter', 'professional'),
    deeds: fc.array(deed, { maxLength: 5 }),
    order: fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
    atOnce: fc.boolean()
  })
  await fc.assert(
    fc.asyncProperty(story, async ({ plan, deeds, order, atOnce }) => {
      const account = await shop.newAccount()
      await buy(account, plan)
      const events = await shop.takeEvents()
      await shop.handOver(events.slice(0, 1))
      for (const each of deeds) {
        if (each !== 'switch') await inPortal(account, each)
        else await switchPlan(account)
        const news = await shop.takeEvents()
        events.push(...news)
        // The product knows of some changes early and of others late.
        if (order[0] !== undefined && order[0] % 2 === 0) await shop.handOver(news.slice(0, 1))
      }
      const shuffled = [...events, ...events.slice(0, 3)]
        .map((event, at) => ({ event, rank: (order[at % order.length] ?? 0) * 31 + at * 17 }))
        .sort((a, b) => (a.rank % 101) - (b.rank % 101))
        .map(each => each.event)
      if (atOnce) await Promise.all(shuffled.map(each => shop.handOver([each])))
      else await shop.handOver(shuffled)
      const once = await stateOf(account)
      await shop.handOver(shuffled.toReversed())

      expect(await stateOf(account)).toEqual(once)
      expect(once).toMatchObject(await truthOf(account))
    }),
    { numRuns: runs(15) }
  )
})

async function switchPlan(account: Account) {
  const [product] = await billing.products(account.id)
  const other = product?.plan === 'starter' ? 'professional' : 'starter'
  const url = await billing.createCheckoutSession(await shop.reload(account.id), other).catch(() => undefined)
  if (url && new URL(url).pathname.includes('/portal/')) await standIn.actInPortal(idIn(url), 'change')
}

/** What the books of the stand-in mean for the account, worked out apart from the code under test. */
async function truthOf({ id }: Account) {
  const { stripeCustomerId } = await shop.reload(id)
  const customer = stripeCustomerId ?? ''
  const [subscription] = (await stripe.subscriptions.list({ customer, status: 'all' })).data
  const invoices = (await stripe.invoices.list({ customer, limit: 100 })).data
  let [balance, best, changed] = [0, 0, 0]
  for (const { lines, status, billing_reason } of invoices.toReversed()) {
    const ups = lines.data.filter(line => line.amount > 0).map(line => line.pricing?.price_details?.price)
    const granted = ups[0] === 'price_starter' ? CREDITS.starter : CREDITS.professional
    if (billing_reason !== 'subscription_update') balance += status === 'paid' ? granted : 0
    else changed += (ups[0] === 'price_starter' ? -1 : 1) * (CREDITS.professional - CREDITS.starter)
    // Changes add what lies above the highest point they had reached; here they come right at the start of a month.
    balance += Math.max(0, changed - best)
    best = Math.max(best, changed)
  }
  const status = subscription?.status === 'canceled' ? 'cancelled' : subscription?.status
  return {
    balance,
    products: [{ subscription_status: subscription?.cancel_at_period_end ? 'scheduled_cancellation' : status }]
  }
}

test('an account that closes pays for nothing any more, also for what we have not heard of; again is no failure', async () => {
  const account = await subscribed('professional')
  const unheard = await shop.newAccount()
  await buy(unheard, 'starter')
  expect((await shop.reload(unheard.id)).stripeCustomerId).toBeNull()

  for (const each of [account, unheard, unheard]) await billing.close(await shop.reload(each.id))
  await shop.handOver(await shop.takeEvents())

  expect([await statusOf(account), await statusOf(unheard)]).toEqual([['cancelled'], ['cancelled']])
  await billing.close(await shop.newAccount())
})

test('an account that closes leaves no checkout open in which it could still be charged', async () => {
  const account = await shop.newAccount()
  const checkouts = [
    await billing.createCheckoutSession(account, 'starter'),
    await billing.createCheckoutSession(account, 'professional')
  ]

  await billing.close(account)
  await billing.close(account)

  for (const url of checkouts) expect(await standIn.pay(idIn(url), CARD)).toMatchObject({ ok: false })
  const [customer] = (await stripe.customers.list({ email: account.email })).data
  expect((await stripe.subscriptions.list({ customer: customer?.id ?? '', status: 'all' })).data).toEqual([])
})

/** What runs at Stripe for the customer that an account has there. */
async function runningOf({ email }: Account) {
  const [customer] = (await stripe.customers.list({ email })).data
  return (await stripe.subscriptions.list({ customer: customer?.id ?? '' })).data
}

test.for(['being deleted', 'deleted'])(
  'what is bought for an account that is %s ends with its first event',
  async state => {
    const account = await shop.newAccount()
    const url = await billing.createCheckoutSession(account, 'starter')
    const late = await billing.createCheckoutSession(account, 'starter')
    await markClosed(database.db, account, new Date())
    if (state === 'deleted') await database.sql`delete from mailwright.accounts where id = ${account.id}`
    await standIn.pay(idIn(url), CARD)
    expect(await runningOf(account)).toHaveLength(1)

    await shop.handOver(await shop.takeEvents())
    await shop.handOver(await shop.takeEvents())
    expect(await runningOf(account)).toEqual([])
    expect(await standIn.pay(idIn(late), CARD)).toMatchObject({ ok: false })
  }
)

test('what is bought for an account that was never one of this site goes on: Stripe may serve another site too', async () => {
  const foreign = { ...(await shop.newAccount()), id: crypto.randomUUID() }
  await standIn.pay(idIn(await billing.createCheckoutSession(foreign, 'starter')), CARD)
  await shop.handOver(await shop.takeEvents())

  expect(await runningOf(foreign)).toHaveLength(1)
})

test('an account that is being deleted buys nothing', async () => {
  const account = await shop.newAccount()
  await markClosed(database.db, account, new Date())

  await expect(billing.createCheckoutSession(await shop.reload(account.id), 'starter')).rejects.toMatchObject({
    code: 'conflict',
    message: 'This account is being deleted. Sign up again to choose a plan.'
  })
})

test('a new address leaves no customer behind: not for the next checkout, its mails, or the end of the account', async () => {
  const account = await shop.newAccount()
  const first = await billing.createCheckoutSession(account, 'starter')
  const moved = { ...account, email: `moved.${account.email}` }
  const second = await billing.createCheckoutSession(moved, 'starter')
  expect((await stripe.customers.list({ email: moved.email })).data).toEqual([])
  await standIn.pay(idIn(first), CARD)
  expect(await runningOf(account)).toHaveLength(1)

  await billing.close(moved)
  expect(await runningOf(account)).toEqual([])
  expect(await standIn.pay(idIn(second), CARD)).toMatchObject({ ok: false })
  await billing.followEmail(moved)
  expect((await stripe.customers.list({ email: moved.email })).data).toHaveLength(1)
})

test('an account that has two customers closes both', async () => {
  const account = await subscribed('starter')
  const { id: customer } = await stripe.customers.create({ metadata: { account_id: account.id } })
  const [success_url, cancel_url] = [`${shop.site}/studio`, `${shop.site}/settings`]
  const line_items = [{ price: 'price_starter', quantity: 1 }]
  const order = { mode: 'subscription', customer, line_items, success_url, cancel_url } as const
  await standIn.pay((await stripe.checkout.sessions.create(order)).id, CARD)
  const running = async () => (await stripe.subscriptions.list({ customer })).data
  expect(await running()).toHaveLength(1)

  await billing.close(account)
  expect([...(await runningOf(account)), ...(await running())]).toEqual([])
})

test('where Stripe searches for nobody, as in India, an account is closed by its address', async () => {
  const account = await shop.newAccount()
  await standIn.pay(idIn(await billing.createCheckoutSession(account, 'starter')), CARD)
  const refusal = new Stripe.errors.StripeInvalidRequestError({ type: 'invalid_request_error', message: 'No search.' })
  vi.spyOn(stripe.customers, 'search').mockRejectedValue(refusal)
  onTestFinished(() => void vi.restoreAllMocks())

  await billing.close(account)
  expect(await runningOf(account)).toEqual([])
})
