import { expect, test } from 'vitest'
import { BLANK_EMAIL } from '../../../email/email.ts'
import { paletteOf, readability, readColour, themeColours } from './colours.ts'
import { after, emailOf, HERO } from './fixtures/part-in.ts'

test('the theme comes with its names, and is written so that it goes with the theme', () => {
  expect(themeColours(emailOf(HERO).css)[1]).toEqual({ css: 'var(--brand)', hex: '#1f4d3f', name: 'Brand, forest' })
  expect(themeColours('p { color: red }')).toEqual([])
})

test('the palette has what the email uses besides, the most frequent first, and never the theme again', () => {
  const email = after(emailOf(HERO), [{ op: 'style', ref: 's1.heading', style: { color: '#AB3' } }])
  const palette = paletteOf(email)
  expect(palette[0]).toMatchObject({ hex: '#aabb33', css: '#aabb33' })
  expect(palette.map(({ hex }) => hex)).not.toContain('#1f4d3f')
  expect(new Set(palette.map(({ hex }) => hex)).size).toBe(palette.length)
})

test('without a theme the palette is made of the colours of the email, addresses and entities left out', () => {
  const html = '<a href="/x#fff000" style="color: #c00">&#123456;</a>'
  expect(paletteOf({ ...BLANK_EMAIL, html, css: 'p { color: #00c }' }).map(({ hex }) => hex)).toEqual([
    '#cc0000',
    '#0000cc',
    '#ffffff',
    '#111111'
  ])
})

test('contrast is said with one digit, and large letters need less', () => {
  expect(readability('#767676', '#ffffff', 16)).toEqual({ ratio: '4.5', isEnough: true })
  expect(readability('#949494', '#ffffff', 16)).toEqual({ ratio: '3.0', isEnough: false })
  expect(readability('#949494', '#ffffff', 24).isEnough).toBe(true)
})

test('a colour is typed as people write colours', () => {
  expect(readColour('bottle green')?.css).toBe('#0f3b2e')
  expect(readColour('1F4D3F')?.css).toBe('#1f4d3f')
  expect(readColour('greenish thing there')).toBeUndefined()
})
