import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Space } from '../../src/designer/reading/model/matrix.ts'
import MATRIX from '../../src/designer/reading/model/matrix.wasm.json' with { type: 'json' }
import { compiledMatrix } from './compile-matrix.ts'

test('the module that is kept is what its text compiles to', async () =>
  expect(Buffer.from(await compiledMatrix()).toString('base64')).toBe(MATRIX.base64))

const size = fc.integer({ min: 1, max: 9 })

test('a product is the sum over rows and columns, added to what is there', () =>
  fc.assert(
    fc.property(
      fc
        .tuple(
          size,
          size,
          size.map(four => four * 4)
        )
        .chain(([rows, inner, columns]) => {
          const numbers = (length: number) =>
            fc.array(fc.integer({ min: -50, max: 50 }), { minLength: length, maxLength: length })
          return fc.record({
            sizes: fc.constant([rows, inner, columns] as const),
            a: numbers(rows * inner),
            b: numbers(inner * columns),
            out: numbers(rows * columns)
          })
        }),
      ({ sizes, a, b, out }) => {
        const space = new Space(1)
        const [rows, inner, columns] = sizes
        const found = space.place(out)
        space.addProduct(space.place(a), space.place(b), found, sizes)
        for (let row = 0; row < rows; row++)
          for (let column = 0; column < columns; column++) {
            let sum = out[row * columns + column]!
            for (let at = 0; at < inner; at++) sum += a[row * inner + at]! * b[at * columns + column]!
            expect(found[row * columns + column]).toBe(sum)
          }
      }
    )
  ))
