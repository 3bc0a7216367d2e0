import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applySplices, invertSplices, narrowSplices, SpliceError, spliceBetween } from './splice.ts'

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

test('the splice between two texts halves no character', () => {
  const faces = fc.string({ unit: fc.constantFrom('😀', '😁', '🙀', 'a') })
  fc.assert(
    fc.property(faces, faces, (before, after) => {
      const splices = spliceBetween(before, after)
      expect(applySplices(before, splices)).toBe(after)
      for (const { from, to, insert } of splices)
        expect([insert, before.slice(from, to)].every(text => text.isWellFormed())).toBe(true)
    })
  )
})

test('narrow splices give the same text, and name only what differs', () => {
  fc.assert(
    fc.property(spliced, ({ source, splices }) => {
      const narrow = narrowSplices(source, splices)
      expect(applySplices(source, narrow)).toBe(applySplices(source, splices))
      for (const { from, to, insert } of narrow) expect(source.slice(from, to)).not.toBe(insert)
    })
  )
  expect(narrowSplices('one two three', [{ from: 0, to: 13, insert: 'one four three' }])).toEqual([
    { from: 4, to: 7, insert: 'four' }
  ])
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
