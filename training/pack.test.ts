import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gruName, unpacked } from '../src/designer/reading/model/container.ts'
import { Space } from '../src/designer/reading/model/matrix.ts'
import { GRU_PARTS } from '../src/designer/reading/model/weights.ts'
import { runs } from '../tests/helpers/nightly.ts'
import { gruSizes } from './net/gru-sizes.ts'
import { type Learnt, packed } from './pack.ts'

const [WIDE, SIZE] = [4, 8]
const numbers = (length: number) =>
  fc
    .array(fc.float({ noNaN: true, min: -1, max: 1 }), { minLength: length, maxLength: length })
    .map(all => Float32Array.from(all))

const grus = fc.record(
  Object.fromEntries(
    [0, 1].flatMap(layer =>
      [0, 1].flatMap(way =>
        GRU_PARTS.map(part => [
          gruName('chat', layer, way, part),
          numbers(gruSizes(layer === 0 ? WIDE : 2 * SIZE, SIZE)[part])
        ])
      )
    )
  )
)
const learnt: fc.Arbitrary<Learnt> = fc.record({
  wide: fc.constant(WIDE),
  encoders: fc.constant({ chat: SIZE }),
  words: fc.constant(['?', 'red', 'hall']),
  features: fc.constant(['shape Xx', 'into 3']),
  heads: fc.constant({ marks: { encoder: 'chat', labels: ['none', 'target', 'value', 'unused'] } }),
  kinds: fc.constant({
    classes: 2,
    features: Uint32Array.of(3, 70_000, 2 ** 31),
    weights: Int8Array.of(1, -1, 0, 127, -127, 5),
    step: 0.25
  }),
  matrices: fc
    .tuple(
      fc.record({
        words: numbers(3 * WIDE),
        features: numbers(2 * WIDE),
        'marks out': numbers(4 * SIZE * 4),
        'marks bias': numbers(4),
        'marks between': numbers(16)
      }),
      grus
    )
    .map(([rest, units]) => ({ ...rest, ...units }))
})

const most = (all: ArrayLike<number>): number => Math.max(...Array.from(all, Math.abs), 1e-6)

test('what is packed is read again, as near as its bits allow', () =>
  fc.assert(
    fc.property(learnt, one => {
      const { weights: read, kinds } = unpacked(packed(one), new Space(1))
      expect(kinds).toEqual(one.kinds)
      const near = (found: ArrayLike<number>, wanted: ArrayLike<number>, steps: number) =>
        Array.from(found).forEach((number, at) => {
          expect(Math.abs(number - wanted[at]!)).toBeLessThan((0.51 * most(wanted)) / steps + 1e-6)
        })
      near(read.heads.marks!.out, one.matrices['marks out']!, 127)
      near(read.encoders.chat![1][0].state, one.matrices[gruName('chat', 1, 0, 'state')]!, 127)
      one.words.forEach((word, row) => {
        const into = new Float32Array(WIDE)
        read.words.add(read.words.places.get(word)!, into, 0)
        const wanted = Array.from(one.matrices.words!).slice(row * WIDE, (row + 1) * WIDE)
        // Steps of a row are whole 512ths, at least one.
        into.forEach((number, at) => {
          expect(Math.abs(number - wanted[at]!)).toBeLessThan(
            Math.max(most(wanted) / 7, 1 / 512) * 0.5 + 7 / 1024 + 1e-6
          )
        })
      })
    }),
    { numRuns: runs(30) }
  ))

test('the same weights give the same bytes', () =>
  fc.assert(
    fc.property(learnt, one => {
      expect(packed(one)).toEqual(packed(structuredClone(one)))
    }),
    { numRuns: runs(5) }
  ))

test('other files are refused', () =>
  expect(() => unpacked(new Uint8Array([1, 2, 3]), new Space(1))).toThrow('no file of learnt weights'))
