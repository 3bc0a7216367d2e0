import type { ModelCall } from '../../designer/designer.ts'
import type { ModelAsked } from '../workers/tasks.ts'
import LISTED from './prices.json' with { type: 'json' }

/** Dollars for a million tokens, which is millionths of a dollar for one. */
interface Price {
  input: number
  /** Read from the provider's cache. */
  cached: number
  /** Written to it, for five minutes. */
  written: number
  output: number
}

/**
 * List prices for requests of usual size (up to 100,000 tokens), of November 2026: platform.claude.com/docs/en/about-claude/pricing and
 * developers.openai.com/api/docs/pricing, the latter as price lists of others have them. A model that is not here has no known
 * price: its tokens are shown, and no cost.
 */
const PRICES: Record<'anthropic' | 'openai', Record<string, Price>> = LISTED

/** Of one family there are models by date, at the same price. */
const DATED = /-(\d{8}|\d{4}-\d{2}-\d{2}|latest)$/

type Model = Pick<ModelAsked, 'provider' | 'model'>

function priceOf({ provider, model }: Model): Price | undefined {
  if (provider === 'openai-compatible') return undefined
  const family = model.replace(DATED, '')
  return Object.hasOwn(PRICES[provider], family) ? PRICES[provider][family] : undefined
}

export const hasPrice = (model: Model): boolean => priceOf(model) !== undefined

/** What a request cost, in millionths of a dollar, or null where the model's price is not known. */
export function costMicros(
  model: Model,
  { inputTokens, cachedTokens, writtenTokens, outputTokens }: ModelCall
): number | null {
  const price = priceOf(model)
  if (!price) return null
  const fresh = inputTokens - cachedTokens - writtenTokens
  const read = fresh * price.input + cachedTokens * price.cached + writtenTokens * price.written
  return Math.round(read + outputTokens * price.output)
}
