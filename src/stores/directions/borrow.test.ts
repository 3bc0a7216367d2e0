import { expect, test } from 'vitest'
import { BLANK_EMAIL, type EmailSource } from '../../email/email.ts'
import { createBatch } from '../../email/operations/batch.ts'
import type { Operation } from '../../email/operations/operation.ts'
import { outlineOf } from '../../email/outline/outline.ts'
import { withBorrowed } from './borrow.ts'

const theme = (brand: string): Operation => ({ op: 'theme', brand })
const HEADER: Operation = { op: 'add', kind: 'header', content: { logo: 'Tidewater' } }
const HERO: Operation = { op: 'add', kind: 'hero', content: { heading: 'Come in' } }
const FOOTER: Operation = { op: 'add', kind: 'footer', content: { company: 'Tidewater' } }
const PICTURED: Operation = {
  op: 'add',
  kind: 'hero',
  layout: 'cover',
  content: {
    heading: 'Come',
    image: { src: '/media/scenes/sea.png?c=111111,222222,333333,444444&v=2', alt: 'The sea' }
  }
}
const COUPON: Operation = { op: 'add', kind: 'coupon', content: { heading: 'Yours', code: 'WAVE10' } }
const TEXT: Operation = { op: 'add', kind: 'text', content: { text: 'See you soon.' } }

function emailOf(...operations: Operation[]): EmailSource {
  const batch = createBatch(BLANK_EMAIL)
  for (const operation of operations) expect(batch.apply(operation)).toMatchObject({ ok: true })
  return batch.email
}
const target = emailOf(theme('#123456'), HEADER, HERO, FOOTER)
const source = emailOf(theme('#abcdef'), HEADER, PICTURED, COUPON, TEXT, FOOTER)
const ids = { id: '1', at: '2026-03-01T00:00:00.000Z' }
const kinds = (email: EmailSource) => outlineOf(email).sections.map(({ kind, layout }) => `${kind} ${layout}`)

function borrow(section: number, into = target) {
  const made = withBorrowed(into, { label: 'A letter', email: source, section }, ids)
  if (typeof made === 'string') throw new Error(made)
  return made
}

test('a section comes below what stands above it in both, as one step that says where it is from', () => {
  const { email, step } = borrow(2)
  expect(kinds(email)).toEqual(['header split', 'hero stacked', 'coupon ticket', 'footer center'])
  expect(email.html).toContain('WAVE10')
  expect(step).toMatchObject({ ...ids, cause: 'hand', title: '**Coupon** taken from **A letter**' })
})

test('a section of which an email has one takes its place, with its picture in the colours of the email', () => {
  const { email } = borrow(1)
  expect(kinds(email)).toEqual(['header split', 'hero cover', 'footer center'])
  expect(email.html).toContain('c=123456,')
  expect(email.html).not.toContain('111111')
})

test('a text is one more text, and the last thing above the foot stays above it', () => {
  const { email } = borrow(3, emailOf(TEXT, FOOTER))
  expect(kinds(email)).toEqual(['text plain', 'text plain', 'footer center'])
})
