import { expect, it } from 'vitest'
import type { BriefReading } from '../src/compose/reading/brief-reading.ts'
import { GOALS } from './goals.ts'
import { briefsOf } from './load.ts'
import { scoreSet } from './run/sets.ts'

/** A designer that fails in a way that quotes the brief. */
const LEAKY = {
  designer: {
    label: 'leaky',
    create: (brief: string) => {
      throw new Error(brief)
    },
    change: (_: unknown, { text }: { text: string }) => {
      throw new Error(text)
    }
  },
  fill: async (brief: string) => readingOf(brief.slice(0, 100))
}

/** A reading that has a brief for its headline. */
const readingOf = (value: string): BriefReading => ({
  language: { tag: 'en', confidence: 1 },
  kinds: [],
  guesses: [{ path: 'headline', value, confidence: 1, sure: true, from: { at: 0, length: 0 } }],
  loose: [],
  directions: [],
  look: {}
})

it.each(['briefs-blind', 'instructions-blind', 'fields-blind', 'briefs-fresh', 'instructions-fresh'] as const)(
  'nothing but figures comes out of %s',
  async set => {
    const result = await scoreSet(set, LEAKY, { shard: 0, of: 1 })
    expect(result.faults).toEqual([])
    expect(Object.keys(result.tally).every(name => GOALS.some(({ score }) => score === name))).toBe(true)
  }
)

it('open faults name what is amiss', async () => {
  const { faults } = await scoreSet('briefs-open', LEAKY, { shard: 0, of: briefsOf('open').length })
  expect(faults[0]).toMatch(/^[a-z]\d\d answer: failed/)
})
