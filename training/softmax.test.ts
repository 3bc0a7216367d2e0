import { expect, it } from 'vitest'
import { rowsIn } from '../src/designer/roles/rows.ts'
import { learnClasses, numberedNames, rowsByName } from './softmax.ts'
import { writtenKinds } from './written.ts'

const MANNER = { rounds: 20, rate: 0.5, decay: 1e-3 }
const EXAMPLES = [
  ['rain', 'cold'],
  ['rain', 'wind'],
  ['sun', 'warm'],
  ['sun', 'wind']
]
const names = numberedNames(EXAMPLES, 1)
const learnt = () =>
  learnClasses(
    EXAMPLES.map((words, at) => [
      { features: words.map(word => names.get(word) ?? 0), size: words.length, right: at < 2 ? 0 : 1 }
    ]),
    names.size,
    2,
    MANNER
  )

it('tells classes apart by what only one of them has', () => {
  const rows = rowsByName(names, learnt(), 2)
  const [rain, sun] = [rows.get('rain'), rows.get('sun')]
  expect(rain?.[0]).toBeGreaterThan(rain?.[1] ?? 0)
  expect(sun?.[1]).toBeGreaterThan(sun?.[0] ?? 0)
})

it('learns the same from the same', () => expect(learnt()).toEqual(learnt()))

it('leaves out what too few have', () =>
  expect([...numberedNames(EXAMPLES, 2).keys()]).toEqual(['rain', 'wind', 'sun']))

it('writes rows that are read as they were, to a sixteenth', () => {
  const rows = new Map([['w=a b', Float32Array.from([1.25, -7.5])]])
  const written = /`([^`]*)`/.exec(writtenKinds(rows).split('ROWS = ')[1] ?? '')?.[1] ?? ''
  expect([...(rowsIn(written)('w=a b') ?? [])]).toEqual([1.25, -7.5])
  expect(rowsIn(written)('w=c')).toBeUndefined()
})
