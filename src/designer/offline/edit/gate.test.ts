import { expect, test } from 'vitest'
import { wishOf } from './fixture.ts'
import { chanceOf, evidenceOf } from './gate.ts'

const wish = wishOf('remove', 'drop <target>the mug</target>')
const reading = { wish, confidence: 0.9, clarity: 0.9 }

test('what is said more clearly is likelier right', () => {
  const chance = chanceOf(evidenceOf(reading))
  for (const less of [{ confidence: 0.4 }, { clarity: 0.4 }, { wish: { ...wish, bounds: 0.5 } }])
    expect(chanceOf(evidenceOf({ ...reading, ...less }))).toBeLessThan(chance)
})

test('all readings are weighed by the same numbers', () => {
  const names = Object.keys(evidenceOf(reading))
  expect(Object.keys(evidenceOf({ ...reading, clarity: 0 }))).toEqual(names)
  expect(Object.values(evidenceOf({ ...reading, confidence: 0, clarity: 9 })).every(Number.isFinite)).toBe(true)
})
