import { expect, test } from 'vitest'
import { type Judged, learnSureness } from './learn-sureness.ts'

const judged = (name: string, forReaders: number, forUs: number): Judged => ({
  features: new Map([
    ['', 1],
    [name, 1]
  ]),
  forReaders,
  forUs
})

test('what readers get to see weighs for a draft, what they do not weighs against it', () => {
  const drafts = Array.from({ length: 20 }, () => [judged('has date', 6, 0), judged('I', 0, 6)]).flat()
  const weights = learnSureness(drafts)
  expect(weights['has date']).toBeGreaterThan(1)
  expect(weights.I).toBeLessThan(-1)
  expect(learnSureness(drafts)).toEqual(weights)
})
