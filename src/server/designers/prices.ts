import type { ModelCall } from '../../designer/designer.ts'
import type { ModelAsked } from '../workers/tasks.ts'

/** Dollars for a million tokens, which is millionths of a dollar for one. */
interface Price {
  input: number
  cached: number
  output: number
}

/**
 * List prices as https://www.anthropic.com/pricing and https://platform.openai.com/docs/pricing had them at the end of 2025, for
 * requests of usual size. A model that is not here has no known price: its tokens are shown, and no cost.
 */
const PRICES: Record<'anthropic' | 'openai', Record<string, Price>> = {
  anthropic: {
    'claude-opus-4-5': { input: 5, cached: 0.5, output: 25 },
    'claude-opus-4-1': { input: 15, cached: 1.5, output: 75 },
    'claude-sonnet-4-5': { input: 3, cached: 0.3, output: 15 },
    'claude-haiku-4-5': { input: 1, cached: 0.1, output: 5 },
    'claude-3-5-haiku': { input: 0.8, cached: 0.08, output: 4 }
  },
  openai: {
    'gpt-5': { input: 1.25, cached: 0.125, output: 10 },
    'gpt-5-mini': { input: 0.25, cached: 0.025, output: 2 },
    'gpt-5-nano': { input: 0.05, cached: 0.005, output: 0.4 },
    'gpt-4.1': { input: 2, cached: 0.5, output: 8 },
    'gpt-4.1-mini': { input: 0.4, cached: 0.1, output: 1.6 },
    'gpt-4.1-nano': { input: 0.1, cached: 0.025, output: 0.4 },
    'gpt-4o': { input: 2.5, cached: 1.25, output: 10 },
    'gpt-4o-mini': { input: 0.15, cached: 0.075, output: 0.6 }
  }
}

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
export function costMicros(model: Model, { inputTokens, cachedTokens, outputTokens }: ModelCall): number | null {
  const price = priceOf(model)
  if (!price) return null
  const read = (inputTokens - cachedTokens) * price.input + cachedTokens * price.cached
  return Math.round(read + outputTokens * price.output)
}
