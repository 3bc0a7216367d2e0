import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packed, unpacked } from './container.ts'
import type { Table } from './table.ts'
import { rowsOf } from './table.ts'

const tables: fc.Arbitrary<Table> = fc
  .tuple(fc.integer({ min: 0, max: 20 }), fc.uniqueArray(fc.integer({ min: 0, max: 2 ** 32 - 1 })))
  .chain(([classes, features]) =>
    fc.record({
      classes: fc.constant(classes),
      features: fc.constant(Uint32Array.from(features).sort()),
      weights: fc
        .array(fc.oneof(fc.constant(0), fc.integer({ min: -127, max: 127 })), {
          minLength: classes * features.length,
          maxLength: classes * features.length
        })
        .map(row => Int8Array.from(row)),
      step: fc.constantFrom(1 / 16, 0.1)
    })
  )

test('what is packed is read again as it was', () =>
  fc.assert(
    fc.property(tables, tables, fc.array(fc.float({ noNaN: true })), (roles, kinds, between) => {
      const learnt = {
        tables: { roles, kinds },
        labels: { kinds: ['add', 'remove'] },
        words: 'red green\nhall',
        between: Float32Array.from(between)
      }
      expect(unpacked(packed(learnt))).toEqual(learnt)
    })
  ))

test('other files are refused', () =>
  expect(() => unpacked(new Uint8Array([1, 2, 3]))).toThrow('no file of learnt weights'))

test('finds the rows of the features it has, and none for others', () =>
  fc.assert(
    fc.property(tables, fc.integer({ min: 0, max: 2 ** 32 - 1 }), (table, other) => {
      const { add } = rowsOf(table)
      const { classes } = table
      for (const [row, feature] of [...table.features].entries()) {
        const into = new Float64Array(classes)
        add(Uint32Array.of(feature), into, 0)
        expect([...into]).toEqual(Array.from(into, (_, at) => 0 + table.weights[row * classes + at]! * table.step))
      }
      if (table.features.includes(other)) return
      const into = new Float64Array(classes)
      add(Uint32Array.of(other), into, 0)
      expect(into).toEqual(new Float64Array(classes))
    })
  ))
