import { expect, test } from 'vitest'
import { BLANK_EMAIL, type EmailSource } from '../../../email/email.ts'
import { applyOperations } from '../../../email/operations/apply.ts'
import type { Operation } from '../../../email/operations/operation.ts'
import { NEWSLETTER } from '../../../email/source/fixtures/emails.ts'
import { Answer } from '../answer.ts'
import { operationOr } from '../said.ts'
import { viewOf } from './view.ts'

function made(...operations: Operation[]): EmailSource {
  const { email, refused } = applyOperations(BLANK_EMAIL, operations, { onRefusal: 'stop' })
  expect(refused).toEqual([])
  return email
}
const LONG = `Forty bowls, twelve jugs and one very stubborn teapot. ${'They dry on the long shelf by the window. '.repeat(8)}Last day is Friday.`

const large = () =>
  made(
    ...Array.from(
      { length: 90 },
      (_, at): Operation => ({ op: 'add', kind: 'text', content: { heading: `Room ${at}`, text: LONG } })
    ),
    { op: 'add', kind: 'quote', content: { text: LONG, name: 'Ann' } }
  )

test('slots stand under their section, items in a line each', () => {
  const email = made(
    { op: 'add', kind: 'hero', content: { heading: 'Bowls', button: { label: 'See', href: '{{shop_url}}' } } },
    { op: 'add', kind: 'features', content: { items: ['One', 'Two'].map(title => ({ title, text: 'x' })) } }
  )
  expect(viewOf(email, { text: 'x' }).text).toContain(`s1 hero stacked surface
 heading: Bowls
 button: [See]({{shop_url}})
s2 features columns surface
 items.1.title: One · text: x
 items.2.title: Two · text: x`)
})

test('a text is shown whole, however long, and a picture of ours by its name', () => {
  const src = '/media/scenes/coffee.png?c=1f4d3f,d9653b,ccdacb,1c2f28&v=2'
  const email = made({
    op: 'add',
    kind: 'spotlight',
    content: { heading: 'x', text: LONG, image: { src, alt: 'Beans' } }
  })
  const { text } = viewOf(email, { text: 'Translate to French' })
  expect(text).toContain(LONG)
  expect(text).toContain('scene:coffee/2 "Beans"')
})

test('styles of its own are shown: of a part, and rules', () => {
  const email = made(
    { op: 'add', kind: 'hero', content: { heading: 'Bowls' } },
    { op: 'style', ref: 's1.heading', style: { color: '#aa0000' } },
    { op: 'rule', selector: '.hero-heading', style: { 'letter-spacing': '0.2em' } },
    { op: 'rule', selector: '.mine', style: { color: 'red' } }
  )
  const { text } = viewOf(email, { text: 'x' })
  expect(text).toMatch(/heading: Bowls \{color: #aa0000;?\}/)
  expect(text).toContain('.mine { color: red }')
  expect(text.length).toBeLessThan(1_500)
})

test('a large email is told in a tenth of its source, with what the request concerns in full', () => {
  const email = large()
  const { text } = viewOf(email, { text: 'Make the quote shorter in width', selected: 's91.text' })
  const whole = viewOf(email, { text: 'Translate everything' }).text
  expect(viewOf(email, { text: 'Make the quote green', selected: 's91.text' }).text.length).toBeLessThan(
    (email.html.length + email.css.length) / 10
  )
  expect(text.split(LONG).length).toBeGreaterThan(1)
  expect(whole.split(LONG)).toHaveLength(92)
})

test('a text that was shown shortened cannot be lost: it is refused with all of it, and then set', () => {
  const email = large()
  const view = viewOf(email, { text: 'Make the quote green', selected: 's91.text' })
  const answer = new Answer({ email, isNew: false, siteUrl: 'https://m.example', view })
  const set = (value: string) => {
    const line = JSON.stringify({ op: 'set', ref: 's3.text', value })
    return answer.take(operationOr(line, line))
  }
  expect(set('Forty bowls, twelve jugs and one very large teapot.')).toEqual([])
  expect(answer.open.all[0]?.reason).toContain('Last day is Friday.')
  expect(set('Forty bowls, twelve jugs. Last day is Friday.')).toHaveLength(1)
})

test('nor is it lost where several slots, places or items are set at once', () => {
  const text = 'Forty bowls, twelve jugs and one very large teapot.'
  for (const form of [
    { ref: 's3', content: { text } },
    { refs: ['s2.text', 's3.text'], value: text }
  ]) {
    const view = viewOf(large(), { text: 'Make the quote green', selected: 's91.text' })
    const reason = view.texts.loss({ op: 'set', ...form })
    expect(reason).toContain('Last day is Friday.')
  }
})

test('long addresses are cut, and what the model writes is led back to the whole one', () => {
  const href = `https://www.shop.example/collections/spring/bowls?utm_source=mail&utm_campaign=${'x'.repeat(80)}`
  const email = made({ op: 'add', kind: 'cta', content: { heading: 'x', button: { label: 'See', href } } })
  const view = viewOf(email, { text: 'x' })
  const short = /\[See\]\((.*)\)/.exec(view.text)?.[1] ?? ''
  expect(short.length).toBeLessThan(60)
  const set = { op: 'set', ref: 's1.button', value: { label: 'Look', href: short } } as const
  expect(view.addresses.restore(set)).toEqual({ ...set, value: { label: 'Look', href } })
})

test('plain HTML is told by its telling elements, the source of what is selected, and rows of the same in short', () => {
  const rows = Array.from(
    { length: 800 },
    (_, at) => `<tr><td class="cell" style="padding: 8px 12px">Row ${at} of the table</td></tr>`
  )
  const email = { ...BLANK_EMAIL, html: `${NEWSLETTER}<table>${rows.join('')}</table>` }
  const { text } = viewOf(email, { text: 'Make this bold', selected: 'e20' })
  expect(text).toMatch(/e\d+ h1: Soup weather/)
  expect(text).toContain('Its source: <')
  expect(text).toMatch(/… \d+ more td: e\d+ to e\d+/)
  expect(text).not.toContain('Row 200 ')
  expect(text.length).toBeLessThan(email.html.length / 5)
  expect(viewOf(email, { text: 'Everything' }).text).toContain('Row 799')
})

test('classes are told by what has them', () => {
  const button = { label: 'See', href: '{{shop_url}}' }
  const email = made({ op: 'add', kind: 'hero', content: { heading: 'x', button } })
  expect(viewOf(email, { text: 'x' }).text).toContain(
    'classes: heading .heading .hero-heading · button .button in .button-ground'
  )
})

test('what stands in a free section is told under it, and its source when it is selected', () => {
  const email = made({ op: 'add', kind: 'free', content: { html: '<p class="display">48 hours</p>' } })
  expect(viewOf(email, { text: 'x' }).text).toMatch(/s1 free plain surface\n e\d+ p: 48 hours/)
  expect(viewOf(email, { text: 'x', selected: 's1' }).text).toContain('Its source: <p class="display">48 hours</p>')
})
