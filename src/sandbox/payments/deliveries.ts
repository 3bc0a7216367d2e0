import Stripe from 'stripe'
import type { Sql } from '../../server/database/database.ts'

/** Hands an event to the webhook as Stripe's HTTP request would; it throws when the webhook does not take it. */
export type Deliver = (rawBody: string, signature: string) => Promise<void>

interface Parts {
  sql: Sql
  clock: () => Date
  webhookSecret: string
  deliver: Deliver
}

/** Seconds until the next try, by how many failed; after the last one it stays at that. */
const PAUSES = [1, 5, 30, 120, 600, 3_600]
const BATCH = 50

/** Sends signed events to the webhook until it takes them, the oldest first. What fails is tried again later, also after a restart. */
export function createDeliveries({ sql, clock, webhookSecret, deliver }: Parts) {
  let atWork: Promise<void> | undefined
  let again = false
  let timer: NodeJS.Timeout | undefined
  let closed = false

  /** Sends what is due; resolves when it has been tried. Calls while one is at work share it, and it looks once more. */
  function deliverDue(): Promise<void> {
    again = true
    atWork ??= work().finally(() => {
      atWork = undefined
    })
    return atWork
  }

  async function work() {
    while (again && !closed) {
      again = false
      for (const { event, attempts, body } of await findDue()) await send(event, attempts, body)
    }
    await planNext()
  }

  async function findDue() {
    return sql<{ event: string; attempts: number; body: string }[]>`
      select event, attempts, data::text as body
      from sandbox.payment_deliveries join sandbox.payment_objects on id = event
      where delivered_at is null and next_try_at <= ${clock()} order by sequence limit ${BATCH}`
  }

  async function send(event: string, attempts: number, body: string) {
    const timestamp = Math.floor(Date.now() / 1_000)
    try {
      await deliver(body, sign(body, webhookSecret, timestamp))
      await sql`update sandbox.payment_deliveries set delivered_at = ${clock()} where event = ${event}`
      again = true
    } catch {
      const pause = PAUSES[Math.min(attempts, PAUSES.length - 1)] ?? 0
      const next = new Date(clock().getTime() + pause * 1_000)
      await sql`
        update sandbox.payment_deliveries set attempts = attempts + 1, next_try_at = ${next} where event = ${event}`
    }
  }

  async function planNext() {
    const [row] = await sql<{ next: Date | null }[]>`
      select min(next_try_at) as next from sandbox.payment_deliveries where delivered_at is null`
    clearTimeout(timer)
    if (!row?.next || closed) return
    const wait = Math.max(1_000, row.next.getTime() - clock().getTime())
    timer = setTimeout(() => deliverDue().catch(() => {}), wait)
    timer.unref()
  }

  /** Stops; resolves when nothing of it touches the database any more. */
  async function close() {
    closed = true
    clearTimeout(timer)
    await atWork?.catch(() => {})
  }

  return { deliverDue, close }
}

/** The `stripe-signature` header of a body. `timestamp` is in Unix seconds. */
export function sign(body: string, secret: string, timestamp: number): string {
  return new Stripe('sk_test_sandbox').webhooks.generateTestHeaderString({ payload: body, secret, timestamp })
}
