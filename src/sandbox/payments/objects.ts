import type { Stored } from './store.ts'

/** The stand-in's objects: the fields of Stripe's that the product reads, under Stripe's names. Times are Unix seconds. */
export interface Customer extends Stored {
  object: 'customer'
  email: string | null
  name: string | null
  /** Below zero: owed to the customer, taken off the next invoice. */
  balance: number
  metadata: Record<string, string>
  livemode: false
}

export interface Price extends Stored {
  object: 'price'
  active: true
  currency: 'usd'
  unit_amount: number
  unit_amount_decimal: string
  product: string
  nickname: string
  type: 'recurring'
  recurring: { interval: 'month'; interval_count: 1; usage_type: 'licensed' }
  livemode: false
}

export interface SubscriptionItem {
  id: string
  object: 'subscription_item'
  created: number
  current_period_start: number
  current_period_end: number
  price: Price
  quantity: 1
  subscription: string
  metadata: Record<string, string>
}

export interface Subscription extends Stored {
  object: 'subscription'
  customer: string
  status: 'active' | 'past_due' | 'canceled'
  cancel_at_period_end: boolean
  cancel_at: number | null
  canceled_at: number | null
  ended_at: number | null
  billing_cycle_anchor: number
  collection_method: 'charge_automatically'
  currency: 'usd'
  items: Listed<SubscriptionItem>
  latest_invoice: string | null
  /** The card that pays, as the stand-in's forms know it. */
  default_payment_method: string
  metadata: Record<string, string>
  livemode: false
}

export interface InvoiceLine {
  id: string
  object: 'line_item'
  amount: number
  subtotal: number
  currency: 'usd'
  description: string
  invoice: string
  period: { start: number; end: number }
  quantity: 1
  subscription: string
  parent: {
    type: 'subscription_item_details'
    invoice_item_details: null
    subscription_item_details: { subscription: string; subscription_item: string; proration: boolean }
  }
  pricing: {
    type: 'price_details'
    price_details: { price: string; product: string }
    unit_amount_decimal: string
  }
  metadata: Record<string, string>
}

export interface Invoice extends Stored {
  object: 'invoice'
  customer: string
  customer_email: string | null
  number: string
  status: 'open' | 'paid' | 'void'
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  currency: 'usd'
  description: string | null
  subtotal: number
  total: number
  starting_balance: number
  amount_due: number
  amount_paid: number
  amount_remaining: number
  period_start: number
  period_end: number
  hosted_invoice_url: string
  invoice_pdf: string
  lines: Listed<InvoiceLine>
  parent: {
    type: 'subscription_details'
    quote_details: null
    subscription_details: { subscription: string; metadata: null }
  }
  status_transitions: {
    finalized_at: number
    paid_at: number | null
    marked_uncollectible_at: null
    voided_at: number | null
  }
  livemode: false
}

export interface CheckoutSession extends Stored {
  object: 'checkout.session'
  customer: string
  client_reference_id: string | null
  mode: 'subscription'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  subscription: string | null
  invoice: string | null
  price: string
  amount_total: number
  currency: 'usd'
  success_url: string
  cancel_url: string
  url: string | null
  expires_at: number
  metadata: Record<string, string>
  livemode: false
}

/** How a checkout stands: one that was left open is over in a day. */
export function statusNow({ status, expires_at }: CheckoutSession, now: number): CheckoutSession['status'] {
  return status === 'open' && expires_at <= now ? 'expired' : status
}

export interface PortalSession extends Stored {
  object: 'billing_portal.session'
  customer: string
  return_url: string
  url: string
  /** The one step the visitor was sent for, if any: changing to another price. */
  flow: { type: 'subscription_update_confirm'; subscription: string; price: string; return_url: string } | null
  livemode: false
}

export interface StripeEvent extends Stored {
  object: 'event'
  api_version: string
  type: string
  data: { object: Stored }
  pending_webhooks: number
  request: null
  livemode: false
}

export interface Listed<T> {
  object: 'list'
  data: T[]
  has_more: boolean
  url: string
}

/** A list as Stripe answers it. */
export function listed<T>(data: T[], url: string, limit = data.length): Listed<T> {
  return { object: 'list', data: data.slice(0, limit), has_more: data.length > limit, url }
}
