import { expect, test } from 'vitest'
import { BLANK_EMAIL } from '../email.ts'
import { createBatch } from './batch.ts'
import { setLine } from './words.ts'

const shop = { label: 'Shop', href: 'https://a.example' }

test.each([
  ['other words', { ...shop, label: 'Buy' }, 'Button: **Buy**'],
  ['another address', { ...shop, href: 'https://b.example' }, 'Button leads to **https://b.example**'],
  ['both', { label: 'Buy', href: 'https://b.example' }, 'Button: **Buy** leads to **https://b.example**']
])('the line of a link says only what is new: %s', (_, value, line) => {
  expect(setLine('Button', value, shop).text).toBe(line)
})

test('the line of a new link says both', () => {
  expect(setLine('Button', shop).text).toBe('Button: **Shop** leads to **https://a.example**')
})

test('of words that only became bold, they are what is said', () => {
  expect(setLine('Text', 'Until **Monday**, with **BF40**.', 'Until Monday, with **BF40**.').text).toBe(
    'Text: **Monday** in bold'
  )
})

test.each([
  ['var(--ink)', 'the theme’s ink'],
  ['var(--surface)', 'the theme’s paper'],
  ['var(--on-brand)', 'the theme’s on brand'],
  ['#14224d', 'navy'],
  ['rgb(20 34 77)', 'navy'],
  ['inherit', 'inherit']
])('a colour is said in words: %s', (color, words) => {
  const result = createBatch({ ...BLANK_EMAIL, html: '<p>One</p>' }).apply({ op: 'style', ref: 'e0', style: { color } })
  expect(result).toMatchObject({ ok: true, line: { text: expect.stringMatching(`text \\*\\*${words}\\*\\*$`) } })
})
