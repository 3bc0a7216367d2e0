import { expect, test } from 'vitest'
import { initialOf } from './person.ts'

test('the avatar shows the first letter of the e-mail in upper case', () => {
  expect(initialOf('maren@tidewater.example')).toBe('M')
})

test('a letter outside the basic plane stays whole', () => {
  expect(initialOf('élise@x.example')).toBe('É')
  expect(initialOf('𝒶@x.example')).toBe('𝒶')
})

test('without an e-mail the avatar shows U', () => {
  expect([initialOf(null), initialOf('')]).toEqual(['U', 'U'])
})
