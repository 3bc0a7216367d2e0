import { eq } from 'drizzle-orm'
import type Stripe from 'stripe'
import type { Database } from '../database/database.ts'
import { webhookEvents } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { idOf } from './stripe.ts'

interface Parts {
  db: Database
  stripe: Stripe
  webhookSecret: string
  sync: (customer: string) => Promise<boolean>
}

/** Makes the receiver of Stripe's events: an event only says whose truth to read again. */
export function createWebhook({ db, stripe, webhookSecret, sync }: Parts) {
  return async function receiveWebhook(rawBody: string, signature: string | null): Promise<void> {
    const event = await verify(rawBody, signature)
    if (await wasHandled(event.id)) return
    const customer = customerOf(event)
    if (customer) await sync(customer).catch(failed)
    // Recorded only now: an event whose sync failed is sent again, and must not be mistaken for one that is done.
    await db.insert(webhookEvents).values({ id: event.id, type: event.type }).onConflictDoNothing()
  }

  async function verify(rawBody: string, signature: string | null): Promise<Stripe.Event> {
    try {
      return await stripe.webhooks.constructEventAsync(rawBody, signature ?? '', webhookSecret)
    } catch (cause) {
      throw new AppError('bad_request', 'The signature of this event is not right.', { cause })
    }
  }

  async function wasHandled(id: string): Promise<boolean> {
    const found = await db.select({ id: webhookEvents.id }).from(webhookEvents).where(eq(webhookEvents.id, id))
    return found.length > 0
  }
}

/** The customer an event is about; nothing for events about something else. */
function customerOf(event: Stripe.Event): string | undefined {
  const { customer } = event.data.object as { customer?: string | { id: string } | null }
  return idOf(customer)
}

/** Stripe sends the event again after any answer but a 2xx. */
function failed(cause: unknown): never {
  throw new AppError('payments_failed', 'This event could not be handled now. Send it again later.', { cause })
}
