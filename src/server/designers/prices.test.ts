import { expect, test } from 'vitest'
import { costMicros, hasPrice } from './prices.ts'

const call = { purpose: 'create', model: 'm', ms: 1, outcome: 'done' } as const
const tokens = { ...call, inputTokens: 1_000, cachedTokens: 800, writtenTokens: 0, outputTokens: 100 }

test('what was read from the cache costs less', () => {
  expect(costMicros({ provider: 'anthropic', model: 'claude-sonnet-4-5' }, tokens)).toBe(200 * 3 + 240 + 1_500)
  expect(costMicros({ provider: 'openai', model: 'gpt-4o-mini' }, tokens)).toBe(30 + 60 + 60)
})

test('what was written to the cache costs more', () => {
  const written = { ...tokens, cachedTokens: 0, writtenTokens: 900 }
  expect(costMicros({ provider: 'anthropic', model: 'claude-sonnet-4-5' }, written)).toBe(300 + 900 * 3.75 + 1_500)
})

test('a model of a date costs what its family does', () => {
  expect(hasPrice({ provider: 'anthropic', model: 'claude-sonnet-4-5-20250929' })).toBe(true)
  expect(hasPrice({ provider: 'openai', model: 'gpt-4o-2024-08-06' })).toBe(true)
})

test('what is not known for certain has no price', () => {
  expect(costMicros({ provider: 'anthropic', model: 'claude-sonnet-9' }, tokens)).toBeNull()
  expect(costMicros({ provider: 'openai-compatible', model: 'gpt-4o' }, tokens)).toBeNull()
  expect(hasPrice({ provider: 'openai', model: 'constructor' })).toBe(false)
})
