import type { Sql } from '../../server/database/database.ts'
import { openBooks } from './books.ts'
import { createDeliveries, type Deliver } from './deliveries.ts'
import { createHttpClient, type WithBooks } from './http-client.ts'
import { passTime } from './life.ts'
import type { Invoice, Subscription } from './objects.ts'
import { actInPortal, type PortalDeed, pay, viewCheckout, viewPortal } from './visits.ts'

export interface PaymentsStandInParts {
  sql: Sql
  clock: () => Date
  /** Where the stand-in's pages are, without a trailing slash. */
  siteUrl: string
  webhookSecret: string
  deliver: Deliver
}

const AN_HOUR_MS = 60 * 60 * 1_000

export type PaymentsStandIn = ReturnType<typeof createPaymentsStandIn>

/**
 * Plays Stripe on one machine: answers the SDK through `httpClient`, keeps its books in the schema `sandbox`, has its own pages, and
 * sends signed events to the webhook. No money moves.
 */
export function createPaymentsStandIn({ sql, clock, siteUrl, webhookSecret, deliver }: PaymentsStandInParts) {
  const deliveries = createDeliveries({ sql, clock, webhookSecret, deliver })

  const withBooks: WithBooks = work =>
    sql.begin(tx => work(openBooks(tx, clock(), siteUrl), tx)) as ReturnType<typeof work>

  /** After a call of the SDK, which does not wait for the webhook; Stripe's does not either. */
  const ofTheApi: WithBooks = async work => {
    const answer = await withBooks(work)
    deliveries.deliverDue().catch(() => {})
    return answer
  }

  /** After a visitor's deed, whose next page should show what came of it. */
  const ofAVisitor: WithBooks = async work => {
    const answer = await withBooks(work)
    await deliveries.deliverDue().catch(() => {})
    return answer
  }

  let hourly: NodeJS.Timeout | undefined

  /** Renews and ends what is due, and sends what could not be sent before. */
  const catchUp = () =>
    ofAVisitor(async books => {
      const running = (await books.list<Subscription>('subscription')).filter(each => each.status !== 'canceled')
      for (const subscription of running) await passTime(books, subscription)
    }).catch(() => {})

  return {
    /** Catches up now with the time the server was off, and every hour from then on. */
    start: async () => {
      clearInterval(hourly)
      hourly = setInterval(catchUp, AN_HOUR_MS)
      hourly.unref()
      await catchUp()
    },
    httpClient: createHttpClient(ofTheApi, sql),
    /** Sends what waits for the webhook. */
    deliverDue: deliveries.deliverDue,
    viewCheckout: (id: string) => withBooks(books => viewCheckout(books, id)),
    pay: (id: string, card: Parameters<typeof pay>[2]) => ofAVisitor(books => pay(books, id, card)),
    viewPortal: (id: string) => ofAVisitor(books => viewPortal(books, id)),
    actInPortal: (id: string, deed: PortalDeed) => ofAVisitor(books => actInPortal(books, id, deed)),
    findInvoice: (id: string) => withBooks(books => books.find<Invoice>('invoice', id)),
    close: () => {
      clearInterval(hourly)
      return deliveries.close()
    }
  }
}
