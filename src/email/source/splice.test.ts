import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applySplices, invertSplices, SpliceError, spliceBetween } from './splice.ts'

/** Any text with splices that do not overlap. */
const spliced = fc
  .tuple(fc.string({ unit: 'binary' }), fc.array(fc.tuple(fc.nat(), fc.nat(), fc.string()), { maxLength: 6 }))
  .map(([source, raw]) => {
    const points = raw.flatMap(([a, b]) => [a % (source.length + 1), b % (source.length + 1)]).sort((a, b) => a - b)
    const splices = raw.map(([, , insert], at) => ({ from: points[at * 2]!, to: points[at * 2 + 1]!, insert }))
    return { source, splices }
  })

test('splices and their inverse give back every byte', () => {
  fc.assert(
    fc.property(spliced, ({ source, splices }) => {
      const after = applySplices(source, splices)
      expect(applySplices(after, invertSplices(source, splices))).toBe(source)
    })
  )
})

test('the splice between two texts turns one into the other', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      expect(applySplices(before, spliceBetween(before, after))).toBe(after)
    })
  )
})

test('splices at one place keep the order they were given in', () => {
  const splices = ['a', 'b', 'c'].map(insert => ({ from: 1, to: 1, insert }))
  expect(applySplices('xy', splices)).toBe('xabcy')
})

test('splices that overlap are refused', () => {
  const splices = [
    { from: 0, to: 3, insert: '' },
    { from: 2, to: 4, insert: '' }
  ]
  expect(() => applySplices('abcdef', splices)).toThrow(SpliceError)
})
