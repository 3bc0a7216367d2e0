import Stripe from 'stripe'
import { PLAN_IDS, type PlanId } from '../../contract/plan-ids.ts'
import type { StripeConfig } from '../config/services.ts'

type HttpClient = NonNullable<NonNullable<ConstructorParameters<typeof Stripe>[1]>['httpClient']>

/** The payment service's client; `httpClient` lets a stand-in answer it instead of the network. */
export function createStripe({ secretKey }: Pick<StripeConfig, 'secretKey'>, httpClient?: HttpClient): Stripe {
  return new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    ...(httpClient ? { httpClient } : {})
  })
}

/** Which plan a price of Stripe's stands for; nothing for a price that is not ours. */
export function planOfPrice(prices: StripeConfig['prices'], price: string | undefined): PlanId | undefined {
  return PLAN_IDS.find(plan => prices[plan] === price)
}

/** The id of an object that Stripe answers either whole or as its id. */
export function idOf(value: string | { id: string } | null | undefined): string | undefined {
  return typeof value === 'string' ? value : value?.id
}
