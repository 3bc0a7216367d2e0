import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestLabels, factorsOf, type Lattice, marginalsOf, passesOf } from './lattice.ts'

const [LABELS, STEPS] = [3, 2]
const weight = fc.integer({ min: -3, max: 3 })
const lattices: fc.Arbitrary<Lattice> = fc.integer({ min: 1, max: 4 }).chain(length =>
  fc.record({
    labels: fc.constant(LABELS),
    scores: fc
      .array(weight, { minLength: length * LABELS, maxLength: length * LABELS })
      .map(row => Float64Array.from(row)),
    steps: fc
      .array(fc.integer({ min: 0, max: STEPS - 1 }), { minLength: length, maxLength: length })
      .map(row => Uint8Array.from(row)),
    between: fc.array(weight, { minLength: STEPS * LABELS ** 2, maxLength: STEPS * LABELS ** 2 })
  })
)

const rowsOf = (length: number): number[][] =>
  Array.from({ length: LABELS ** length }, (_, row) =>
    Array.from({ length }, (_, at) => Math.floor(row / LABELS ** at) % LABELS)
  )

const scoreOf = (row: ArrayLike<number>, { scores, steps, between }: Lattice): number =>
  Array.from(row).reduce((sum, label, at) => {
    const step = at === 0 ? 0 : between[(steps[at]! * LABELS + row[at - 1]!) * LABELS + label]!
    return sum + scores[at * LABELS + label]! + step
  }, 0)

test('no row of labels is better than the one it finds', () =>
  fc.assert(
    fc.property(lattices, lattice => {
      const best = Math.max(...rowsOf(lattice.steps.length).map(row => scoreOf(row, lattice)))
      expect(scoreOf(bestLabels(lattice), lattice)).toBe(best)
    })
  ))

test('a label is as likely as all rows that have it', () =>
  fc.assert(
    fc.property(lattices, lattice => {
      const rows = rowsOf(lattice.steps.length).map(row => ({ row, chance: Math.exp(scoreOf(row, lattice)) }))
      const all = rows.reduce((sum, { chance }) => sum + chance, 0)
      const found = marginalsOf(passesOf(lattice, factorsOf(lattice.between)), LABELS)
      for (const [place, chance] of found.entries()) {
        const having = rows.filter(({ row }) => row[Math.floor(place / LABELS)] === place % LABELS)
        expect(chance).toBeCloseTo(having.reduce((sum, { chance }) => sum + chance, 0) / all, 9)
      }
    })
  ))

test('a text without words has no labels', () =>
  expect(bestLabels({ labels: LABELS, scores: new Float64Array(), steps: new Uint8Array(), between: [] })).toHaveLength(
    0
  ))
