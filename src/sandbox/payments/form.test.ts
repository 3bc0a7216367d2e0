import { expect, test } from 'vitest'
import { itemsOf, parseForm, textOf } from './form.ts'

test('brackets become fields and lists', () => {
  const fields = parseForm('mode=subscription&line_items[0][price]=p1&line_items[1][price]=p%202')
  expect(textOf(fields.mode)).toBe('subscription')
  expect(itemsOf(fields.line_items).map(item => item.price)).toEqual(['p1', 'p 2'])
})

test('a field that reaches for the prototype is only a field', () => {
  parseForm('__proto__[polluted]=yes&constructor[prototype][polluted]=yes')
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

test('a text where fields were expected counts as none', () => {
  expect(itemsOf(parseForm('items=x').items)).toEqual([])
})
