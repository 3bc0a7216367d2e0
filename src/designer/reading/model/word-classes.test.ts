import { expect, test } from 'vitest'
import { classesIn } from './word-classes.ts'

const classOf = classesIn('red green\nhall room')

test('words of one line have one class, others another', () =>
  expect(['red', 'green', 'room'].map(classOf)).toEqual([0, 0, 1]))

test('what is put behind a word or before it changes nothing', () =>
  expect(["hall's", 'dining-hall'].map(classOf)).toEqual([1, 1]))

test('an unknown word has none', () => expect(classOf('blue')).toBeLessThan(0))
