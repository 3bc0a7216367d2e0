import { expect, it } from 'vitest'
import { isColour, isLike } from './colour.ts'

it.each([
  ['#2e7d32', 'green'],
  ['#5a6b3a', 'green'],
  ['#0b6e4f', 'dark green'],
  ['#c62828', 'red'],
  ['#14213d', 'navy'],
  ['#14213d', 'blue'],
  ['#cfe5f7', 'light blue'],
  ['#f7c6d4', 'pink'],
  ['#e91e63', 'pink'],
  ['#b08d2e', 'gold'],
  ['#f5c518', 'yellow'],
  ['#ef6c00', 'orange'],
  ['#6b2fa0', 'purple'],
  ['#8a3b21', 'brown'],
  ['#111111', 'black'],
  ['#ffffff', 'white'],
  ['#8a8a8a', 'grey'],
  ['#fdf6e3', 'cream'],
  ['#008080', 'teal']
])('%s goes by %s', (colour, word) => expect(isLike(colour, word)).toBe(true))

it.each([
  ['#c62828', 'green'],
  ['#2e7d32', 'blue'],
  ['#1565c0', 'purple'],
  ['#8a8a8a', 'red'],
  ['#ffffff', 'black'],
  ['#cfe5f7', 'dark blue'],
  ['#f5c518', 'orange']
])('%s does not go by %s', (colour, word) => expect(isLike(colour, word)).toBe(false))

it('knows a colour in any writing', () => {
  expect(isColour('rgb(11, 110, 79)', '#0B6E4F')).toBe(true)
  expect(isColour('#fff', 'white')).toBe(true)
  expect(isColour('#fff', '#000')).toBe(false)
})
