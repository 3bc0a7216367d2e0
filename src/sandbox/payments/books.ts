import { API_VERSION } from './api-version.ts'
import type { StripeEvent } from './objects.ts'
import { find, list, newId, type Stored, save, type Tx } from './store.ts'

/** One transaction at the payment service: what is changed in it, and the events that tell of it, stand or fall together. */
export interface Books {
  /** Unix seconds. */
  now: number
  /** Where the stand-in's own pages are. */
  siteUrl: string
  find: <T extends Stored>(kind: T['object'], id: string) => Promise<T | undefined>
  list: <T extends Stored>(kind: T['object'], customer?: string) => Promise<T[]>
  save: <T extends Stored>(object: T) => Promise<T>
  /** Notes that something happened, to be told to the webhook once the transaction is done. */
  tell: (type: string, object: Stored) => Promise<void>
}

export function openBooks(tx: Tx, now: Date, siteUrl: string): Books {
  const seconds = Math.floor(now.getTime() / 1_000)
  return {
    now: seconds,
    siteUrl,
    find: (kind, id) => find(tx, kind, id),
    list: (kind, customer) => list(tx, kind, customer),
    save: object => save(tx, object),
    tell: async (type, object) => {
      const event: StripeEvent = {
        id: newId('evt'),
        object: 'event',
        api_version: API_VERSION,
        created: seconds,
        type,
        data: { object },
        pending_webhooks: 1,
        request: null,
        livemode: false
      }
      await save(tx, event)
      await tx`insert into sandbox.payment_deliveries (event, next_try_at) values (${event.id}, ${now})`
    }
  }
}
