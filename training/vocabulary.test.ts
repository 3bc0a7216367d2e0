import { expect, it } from 'vitest'
import { numberer, Vocabulary } from './vocabulary.ts'

it('keeps what most examples have, however often one has it', () => {
  const vocabulary = new Vocabulary(4)
  for (const example of [
    [1, 17, 17],
    [1, 33],
    [33, 33, 9]
  ])
    vocabulary.count([Uint32Array.from(example)])
  expect([...vocabulary.kept(4)]).toEqual([1, 9, 17, 33])
  expect([...vocabulary.kept(3)]).toEqual([1, 33])
})

it('numbers what is known and leaves out the rest', () =>
  expect([...numberer(Uint32Array.of(5, 8))(Uint32Array.of(8, 6, 5))]).toEqual([1, 0]))
