import { expect, test } from 'vitest'
import { BLANK_EMAIL } from '../../../email/email.ts'
import { altOf, setAlt, suggestAlt } from './alt.ts'
import { after, emailOf, HERO, PRODUCTS, partIn } from './fixtures/part-in.ts'
import { hrefOf, labelOf, leadTo, relabel, unlink } from './links.ts'
import { canList, listKindOf, toList } from './lists.ts'
import { setRoom, sidesOf } from './spacings.ts'

const email = emailOf(HERO, PRODUCTS)

test('a text becomes a list, a line an item, and words again', () => {
  const bullets = after(email, toList(partIn(email, 's1.text'), 'ul'))
  expect(listKindOf(partIn(bullets, 's1.text'))).toBe('ul')
  expect(bullets.html).toContain('<li>Forty bowls.</li>')
  const words = after(bullets, toList(partIn(bullets, 's1.text'), 'p'))
  expect(partIn(words, 's1.text').words).toBe(partIn(email, 's1.text').words)
  expect(canList(partIn(email, 's1.heading'))).toBe(false)
})

test('a button leads elsewhere and keeps its words, and the other way round', () => {
  const part = partIn(email, 's1.button')
  const led = after(email, leadTo(part, 'tel:030123456'))
  expect([hrefOf(partIn(led, 's1.button')), labelOf(partIn(led, 's1.button'))]).toEqual([
    'tel:030123456',
    'See the firing'
  ])
  const renamed = after(led, relabel(partIn(led, 's1.button'), 'Look'))
  expect([hrefOf(partIn(renamed, 's1.button')), labelOf(partIn(renamed, 's1.button'))]).toEqual([
    'tel:030123456',
    'Look'
  ])
  expect(relabel(part, ' ')).toEqual([])
})

test('a picture gets a link around it, another address, and loses it to the byte', () => {
  const plain = { ...BLANK_EMAIL, html: '<p><img src="a.png" alt="A & B"></p>' }
  const linked = after(plain, leadTo(partIn(plain, 'e1'), 'https://a.example/?a=1&b=2'))
  expect(linked.html).toContain('<a href="https://a.example/?a=1&amp;b=2"><img')
  expect(hrefOf(partIn(linked, 'e2'))).toBe('https://a.example/?a=1&b=2')
  const other = after(linked, leadTo(partIn(linked, 'e2'), 'https://b.example/'))
  expect(hrefOf(partIn(other, 'e2'))).toBe('https://b.example/')
  expect(after(other, unlink(partIn(other, 'e2'))).html).toBe(plain.html)
})

test('a picture without a text is missing one, unless it is said to be decoration', () => {
  expect(altOf(partIn(email, 's1.image'))).toBeUndefined()
  const decoration = after(email, setAlt(partIn(email, 's1.image'), '', true))
  expect(altOf(partIn(decoration, 's1.image'))).toBe('')
  const said = after(decoration, setAlt(partIn(decoration, 's1.image'), 'A shelf'))
  expect(altOf(partIn(said, 's1.image'))).toBe('A shelf')
  expect(said.html).not.toContain('role="presentation" src')
})

test('the suggestion is what our drawing shows, else the words beside the picture', () => {
  expect(suggestAlt(partIn(email, 's1.image'))).toBe('Vases, bowls and cups on a shelf')
  expect(suggestAlt(partIn(email, 's2.items.1.image'))).toBe('Bowl')
})

test('room is said where mail clients heed it', () => {
  const section = after(email, setRoom(partIn(email, 's2'), 'below', 64))
  expect(section.html).toMatch(/<td class="pad" style="padding-bottom: 64px">/)
  expect(setRoom(partIn(email, 's1.text'), 'above', 8)).toEqual([
    { op: 'style', ref: 's1.text', style: { 'margin-top': '8px' } }
  ])
  const [above] = setRoom(partIn(email, 's1.heading'), 'above', 8)
  expect(after(email, [above!]).html).toMatch(/<td class="pad hero-words" style="padding-top: 8px">\s*<h1/)
  expect(sidesOf(partIn(email, 's1.button'))).toEqual(['inside'])
})
