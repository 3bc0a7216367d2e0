import { expect, test } from 'vitest'
import { BLANK_EMAIL, type EmailSource } from '../email.ts'
import { createBatch } from './batch.ts'
import type { Operation } from './operation.ts'
import { followTheme, ownStyles } from './own-styles.ts'

function after(email: EmailSource, operations: Operation[]): EmailSource {
  const batch = createBatch(email)
  for (const operation of operations) expect(batch.apply(operation)).toMatchObject({ ok: true })
  return batch.email
}

const hero = (heading: string, text = 'Forty of them.') =>
  after(BLANK_EMAIL, [{ op: 'add', kind: 'hero', content: { heading, text } }])

test('what follows the theme has no colours of its own', () => {
  expect(ownStyles(hero('Bowls'))).toEqual([])
  expect(ownStyles(hero('[Bowls]{color=brand}'))).toEqual([])
})

test('a colour, a ground and a font of an element are its own', () => {
  const email = after(hero('Bowls'), [
    { op: 'style', ref: 's1.heading', style: { color: '#aa0000', 'font-size': '40px' } },
    { op: 'style', ref: 's1.text', style: { 'font-family': 'Verdana, sans-serif' } }
  ])
  expect(ownStyles(email).map(({ part, has }) => [part, has])).toEqual([
    ['s1.heading', ['colour']],
    ['s1.text', ['font']]
  ])
})

test('using the theme leaves sizes, and takes spans away that were only coloured', () => {
  const plain = hero('Bowls', 'Forty of them [for all]{size=40}.')
  const text = '[Forty [of]{color=#00aa00}]{color=#0000aa} them [for all]{color=#aa0000 size=40}.'
  const coloured = after(hero('Bowls', text), [{ op: 'style', ref: 's1.heading', style: { color: '#123456' } }])
  const undressed = after(coloured, followTheme(coloured))
  expect(undressed.html).toBe(plain.html)
  expect(ownStyles(undressed)).toEqual([])
})
