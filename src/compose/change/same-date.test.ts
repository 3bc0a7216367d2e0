import { expect, test } from 'vitest'
import { sameDateIn } from './same-date.ts'

test.each([
  ['See you on Saturday 14 March!', 'Saturday 14 March', 'Sunday 15 March'],
  ['on 14th of March', '14th of March', '15 of March'],
  ['March 14, 2026', 'March 14, 2026', 'March 15, 2026'],
  ['14 Mar', '14 Mar', '15 Mar']
])('"%s" says Sat 14 March in its own way', (text, said, next) => {
  const found = sameDateIn(text, 'Sat 14 March', 'Sun 15 March')
  expect(found && text.slice(found.from, found.to)).toBe(said)
  expect(found?.next).toBe(next)
})

test.each(['Saturday 14 May', 'Sat 15 March', 'in March', 'March 4'])('"%s" is another day', text => {
  expect(sameDateIn(text, 'Sat 14 March', 'Sun 15 March')).toBeUndefined()
})

test('a weekday that the new value lacks goes', () => {
  expect(sameDateIn('Saturday, 14 March', 'Sat 14 March', '2 April')?.next).toBe('2 April')
})
