import { expect, test } from 'vitest'
import { hasWords } from './has-words.ts'

/** An element that a selector finds. */
const element = (found: string) => {
  const own = { closest: (selector: string) => (selector.split(', ').includes(found) ? own : null) }
  return own as unknown as Element
}

test('only a field of text marks all its words: a menu or a button would mark the page', () => {
  expect(hasWords(element('textarea'))).toBe(true)
  for (const other of ['[role="menu"]', 'dialog', 'button']) expect(hasWords(element(other))).toBe(false)
})
