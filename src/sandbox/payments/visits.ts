import type { Books } from './books.ts'
import { CARDS, chargeCard } from './cards.ts'
import { requirePrice } from './catalogue.ts'
import { begin, endPeriodNow, passTime, payOpen, setEnding, switchPrice } from './life.ts'
import {
  type CheckoutSession,
  type Customer,
  type Invoice,
  type PortalSession,
  type Price,
  type Subscription,
  statusNow
} from './objects.ts'

/** What the checkout page shows. */
export interface CheckoutView {
  session: CheckoutSession
  price: Price
  email: string
}

/** What the portal page shows. */
export interface PortalView {
  session: PortalSession
  email: string
  subscription: Subscription | undefined
  invoices: Invoice[]
  /** The price that the visitor is asked to change to. */
  change: Price | undefined
}

/** What can be done in the portal. */
export const PORTAL_DEEDS = ['cancel', 'resume', 'end-period', 'pay', 'change', 'card-fails', 'card-works'] as const
export type PortalDeed = (typeof PORTAL_DEEDS)[number]

export async function viewCheckout(books: Books, id: string): Promise<CheckoutView | undefined> {
  const session = await books.find<CheckoutSession>('checkout.session', id)
  if (!session) return undefined
  const customer = await books.find<Customer>('customer', session.customer)
  const status = statusNow(session, books.now)
  return { session: { ...session, status }, price: requirePrice(session.price), email: customer?.email ?? '' }
}

type Payment = { ok: true; url: string } | { ok: false; reason: string }

/** Pays a checkout once; paying it again leads to the same place. */
export async function pay(
  books: Books,
  id: string,
  card: Parameters<typeof chargeCard>[0]
): Promise<Payment | undefined> {
  const session = await books.find<CheckoutSession>('checkout.session', id)
  if (!session) return undefined
  const url = session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id)
  if (session.status === 'complete') return { ok: true, url }
  if (statusNow(session, books.now) === 'expired')
    return { ok: false, reason: 'This checkout has expired. Go back and choose a plan again.' }
  const outcome = chargeCard(card, new Date(books.now * 1_000))
  if (!outcome.ok) return outcome
  const subscription = await begin(books, session.customer, requirePrice(session.price), outcome.card)
  const complete = await books.save<CheckoutSession>({
    ...session,
    status: 'complete',
    payment_status: 'paid',
    subscription: subscription.id,
    invoice: subscription.latest_invoice,
    url: null
  })
  await books.tell('checkout.session.completed', complete)
  return { ok: true, url }
}

export async function viewPortal(books: Books, id: string): Promise<PortalView | undefined> {
  const session = await books.find<PortalSession>('billing_portal.session', id)
  if (!session) return undefined
  const subscription = await currentOf(books, session)
  const customer = await books.find<Customer>('customer', session.customer)
  const wanted =
    session.flow && subscription?.id === session.flow.subscription ? requirePrice(session.flow.price) : undefined
  return {
    session,
    email: customer?.email ?? '',
    subscription,
    invoices: await books.list<Invoice>('invoice', session.customer),
    change: subscription?.items.data[0]?.price.id === wanted?.id ? undefined : wanted
  }
}

/** Does one thing in the portal; answers where to go then, nothing when the session is unknown. */
export async function actInPortal(books: Books, id: string, deed: PortalDeed): Promise<string | undefined> {
  const session = await books.find<PortalSession>('billing_portal.session', id)
  if (!session) return undefined
  const subscription = await currentOf(books, session)
  if (subscription && subscription.status !== 'canceled') await act(books, subscription, deed, session)
  return deed === 'change' && session.flow ? session.flow.return_url : session.url
}

async function act(books: Books, subscription: Subscription, deed: PortalDeed, { flow }: PortalSession) {
  if (deed === 'cancel') await setEnding(books, subscription, true)
  if (deed === 'resume') await setEnding(books, subscription, false)
  if (deed === 'end-period') await endPeriodNow(books, subscription)
  if (deed === 'pay') await payOpen(books, subscription, CARDS.works)
  if (deed === 'card-fails')
    await books.save<Subscription>({ ...subscription, default_payment_method: CARDS.declinedLater })
  if (deed === 'card-works') await books.save<Subscription>({ ...subscription, default_payment_method: CARDS.works })
  if (deed === 'change' && flow?.subscription === subscription.id) {
    await switchPrice(books, subscription, requirePrice(flow.price))
  }
}

/** The customer's subscription that runs, or else the last one, after the time that has passed. */
async function currentOf(books: Books, { customer }: PortalSession): Promise<Subscription | undefined> {
  const all = await books.list<Subscription>('subscription', customer)
  const running = all.find(each => each.status !== 'canceled')
  return running ? passTime(books, running) : all[0]
}
