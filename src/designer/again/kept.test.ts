import { expect, test } from 'vitest'
import { BLANK_EMAIL, type EmailSource } from '../../email/email.ts'
import { applyOperations } from '../../email/operations/apply.ts'
import type { Operation } from '../../email/operations/operation.ts'
import { outlineOf } from '../../email/outline/outline.ts'
import { lossOf } from './kept.ts'

const made = (email: EmailSource, ...operations: Operation[]): EmailSource =>
  applyOperations(email, operations, { onRefusal: 'stop' }).email
const image = { src: '/media/scenes/sea.png?c=111111&v=1', alt: 'The sea' }
const button = { label: 'Come in', href: 'https://tidewater.example' }
const EMAIL = made(
  BLANK_EMAIL,
  { op: 'theme', brand: '#123456' },
  { op: 'add', kind: 'hero', content: { heading: 'Bowls & cups', text: 'Glazed twice.', button, image } },
  { op: 'add', kind: 'text', content: { text: 'See you soon.' } }
)
const hero = outlineOf(EMAIL).sections[0]!
const loss = (...operations: Operation[]) => lossOf(EMAIL, hero, made(EMAIL, ...operations))

test('another layout, ground, drawing or kind with all that was said loses nothing', () => {
  expect(loss({ op: 'layout', ref: 's1', layout: 'cover', tone: 'brand' })).toBeUndefined()
  expect(
    loss({ op: 'set', ref: 's1.image', value: { ...image, src: '/media/scenes/sea.png?c=111111&v=2' } })
  ).toBeUndefined()
  const html = `<p>Bowls &amp; cups</p><p>Glazed twice.</p><p><a href="${button.href}">Come in</a></p><p><img src="${image.src}" alt="The sea"></p>`
  expect(
    loss({ op: 'add', kind: 'free', content: { html }, before: 's1' }, { op: 'remove', ref: 's1' })
  ).toBeUndefined()
})

test.each<[string, Operation, string]>([
  ['a word', { op: 'set', ref: 's1.heading', value: 'Bowls' }, '“cups” would have been lost'],
  ['a link', { op: 'set', ref: 's1.button', value: { ...button, href: 'https://other.example' } }, 'tidewater.example'],
  ['a picture', { op: 'set', ref: 's1.image', value: { ...image, src: '/media/scenes/city.png' } }, 'sea.png'],
  ['what a picture shows', { op: 'set', ref: 's1.image', value: { ...image, alt: 'Water' } }, 'The sea'],
  ['words that are hidden', { op: 'style', ref: 's1.text', style: { display: 'none' } }, 'hidden'],
  ['the section', { op: 'remove', ref: 's1' }, 'beside this section'],
  ['another section', { op: 'set', ref: 's2.text', value: 'Bye.' }, 'beside this section'],
  ['the subject', { op: 'meta', subject: 'New' }, 'beside this section'],
  ['the theme', { op: 'theme', brand: '#654321' }, 'beside this section']
])('%s is missed', (_, operation, words) => {
  expect(loss(operation)).toContain(words)
})
