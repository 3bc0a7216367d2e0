import { expect, test } from 'vitest'
import { type Brand, BrandValue } from '../../email/brand/brand.ts'
import { reset, setWords } from './edit.ts'
import { factsOf } from './facts-of.ts'
import { guess, READ, reading } from './fixtures/a-reading.ts'
import { emptyForm, fill } from './form.ts'
import { fromKept, toKept } from './kept.ts'
import { drop } from './offers.ts'
import { chooseBrand, footOf, takeBrand, wearing } from './wearing.ts'

const brandOf = (id: string, name: string, value: object = {}): Brand => ({ id, name, ...BrandValue.parse(value) })
const tidewater = brandOf('t', 'Tidewater', {
  sites: ['tidewater.example'],
  footer: { company: 'Tidewater Pottery Ltd', address: '3 Quay Street' }
})
const marrow = brandOf('m', 'Marrow and Thyme')
/** It is from Marrow & Thyme. */
const read = fill(emptyForm(1), READ)

test('an email that names nobody wears the default, and one of another brand wears that', () => {
  expect(wearing(emptyForm(1), [tidewater, marrow])).toEqual({ worn: tidewater })
  expect(wearing(read, [tidewater, marrow])).toEqual({ worn: marrow })
  expect(wearing(read, [])).toEqual({})
})

test('one that names a stranger wears nothing, until it is said whose it is', () => {
  expect(wearing(read, [tidewater])).toEqual({ asked: tidewater })
  expect(wearing(chooseBrand(read, null), [tidewater])).toEqual({})

  const theirs = guess({ path: 'sender.trade', value: 'nursery' })
  const named = setWords(fill(emptyForm(1), reading([...READ.guesses, theirs])), 'sender.address', '3 Quay Street')
  const taken = takeBrand(named, tidewater)
  expect(wearing(taken, [tidewater])).toEqual({ worn: tidewater })
  expect(factsOf(taken).sender).toEqual({ address: '3 Quay Street' })
  expect(factsOf(reset(taken, 'sender.name')).sender).toMatchObject({ name: 'Marrow & Thyme' })
})

test('somebody who is likely named counts, until the person says that it is nobody', () => {
  const likely = { ...guess({ path: 'sender.name', value: 'Fern & Fable' }, false), confidence: 0.6 }
  const unsure = fill(emptyForm(1), reading([likely]))
  expect(wearing(unsure, [tidewater])).toEqual({ asked: tidewater })
  expect(wearing(drop(unsure, likely), [tidewater])).toEqual({ worn: tidewater })
  const faint = fill(emptyForm(1), reading([{ ...likely, confidence: 0.4 }]))
  expect(wearing(faint, [tidewater])).toEqual({ worn: tidewater })
})

test('what was chosen is worn whoever is named, as long as there is such a brand', () => {
  expect(wearing(chooseBrand(read, 't'), [marrow, tidewater])).toEqual({ worn: tidewater })
  expect(wearing(chooseBrand(emptyForm(1), 'gone'), [marrow, tidewater])).toEqual({ worn: marrow })
  expect(wearing(chooseBrand(emptyForm(1), null), [tidewater])).toEqual({})
})

test('a choice is kept with its form, and forms from before are read', () => {
  for (const form of [chooseBrand(read, 't'), chooseBrand(read, null), read])
    expect(fromKept(toKept(form))).toEqual(form)
})

test('the foot says what the brand gives it, and not what the form says otherwise', () => {
  expect(footOf(emptyForm(1), tidewater)).toBe('Tidewater Pottery Ltd, 3 Quay Street, tidewater.example')
  expect(footOf(setWords(emptyForm(1), 'sender.address', 'Lane End'), tidewater)).toBe(
    'Tidewater Pottery Ltd, tidewater.example'
  )
  expect(footOf(emptyForm(1), marrow)).toBe('')
})
