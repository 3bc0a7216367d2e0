import { expect, test } from 'vitest'
import type { SavedSectionAnswer } from '../../../contract/saved-section.ts'
import { BLANK_EMAIL, type EmailSource } from '../../../email/email.ts'
import { createBatch } from '../../../email/operations/batch.ts'
import type { Operation } from '../../../email/operations/operation.ts'
import { outlineOf } from '../../../email/outline/outline.ts'
import { normaliseSection } from '../../../email/sections/normalise.ts'
import { addedRef } from '../trying.ts'
import { addition, pictured } from './addition.ts'
import { LAYOUT_ENTRIES } from './entries.ts'
import { factsOf } from './facts.ts'
import { contentFor, fill } from './fill.ts'
import { neighbourOf, offerGroups } from './groups.ts'
import { fitting } from './order.ts'
import { searchLayouts } from './search.ts'

const SALE: Operation[] = [
  { op: 'meta', subject: '20% off until Sunday' },
  { op: 'add', kind: 'header', content: { logo: 'Tidewater' } },
  {
    op: 'add',
    kind: 'hero',
    content: { heading: 'Bowls', button: { label: 'See the firing', href: 'https://tidewater.example/spring' } }
  },
  { op: 'add', kind: 'coupon', tone: 'brand', content: { heading: '20% off', code: 'SPRING20' } },
  { op: 'add', kind: 'footer', content: { company: 'Tidewater', address: 'Quay Street 4' } }
]
const SALE_EMAIL = made(SALE)

function made(operations: Operation[]): EmailSource {
  const batch = createBatch(BLANK_EMAIL)
  for (const operation of operations) batch.apply(operation)
  return batch.email
}

const saved: SavedSectionAnswer = {
  id: 'a1',
  name: 'Why ours',
  html: made([{ op: 'add', kind: 'text', content: { text: 'Local clay' } }]).html,
  css: '',
  kind: 'text',
  created_at: '2026-03-01T00:00:00Z'
}

test('every layout of the catalogue can be shown in the theme of any email', () => {
  for (const email of [BLANK_EMAIL, SALE_EMAIL]) {
    for (const entry of LAYOUT_ENTRIES) {
      const offer = { id: entry.id, label: entry.label, layout: entry }
      expect(outlineOf(pictured(email, offer)).sections, entry.id).toMatchObject([
        { kind: entry.kind, layout: entry.layout }
      ])
    }
  }
})

test('a new section says what the email says of itself, and neutral words where it says nothing', () => {
  expect(factsOf(SALE_EMAIL)).toMatchObject({ name: 'Tidewater', code: 'SPRING20', place: 'Quay Street 4' })
  expect(contentFor(SALE_EMAIL, 'cta')).toMatchObject({
    heading: '20% off',
    button: { label: 'See the firing', href: 'https://tidewater.example/spring' }
  })
  expect(contentFor(SALE_EMAIL, 'coupon')).toEqual({ heading: '20% off', code: 'SPRING20' })
  expect(contentFor(BLANK_EMAIL, 'cta')).toMatchObject({ heading: 'Ready when you are' })
  expect(fill('{unsubscribe|{{unsubscribe_url}}}', {})).toBe('{{unsubscribe_url}}')
  expect(fill('{{merge}}', {})).toBe('{{merge}}')
})

test('every sample fills all that a kind cannot do without', () => {
  for (const { kind } of LAYOUT_ENTRIES)
    expect(normaliseSection({ kind, content: contentFor(BLANK_EMAIL, kind) }), kind).toMatchObject({ ok: true })
})

test('words find layouts by kind, by layout and by what they are for', () => {
  const kinds = (search: string) => [...new Set(searchLayouts(LAYOUT_ENTRIES, search).map(({ kind }) => kind))]
  expect(kinds('voucher')[0]).toBe('coupon')
  expect(kinds('prices')).toContain('products')
  expect(kinds('testimonial')).toEqual(['quote'])
  expect(searchLayouts(LAYOUT_ENTRIES, 'coupon band').map(({ id }) => id)).toEqual(['coupon/band'])
  expect(kinds('Bildér xylophone')).toEqual([])
})

test('what fits comes first, without what an email has once and has already', () => {
  const after = fitting(LAYOUT_ENTRIES, SALE_EMAIL, { after: 's2' })
  expect(after[0]?.id).toBe('coupon/band')
  expect(after.some(({ kind }) => kind === 'hero' || kind === 'header')).toBe(false)
  expect(fitting(LAYOUT_ENTRIES, BLANK_EMAIL, {})[0]?.kind).toBe('header')
})

test('own sections come first, then what fits, then the rest, each once', () => {
  const groups = offerGroups(SALE_EMAIL, { after: 's2' }, [saved], { search: '', shelf: 'all' })
  expect(groups.slice(0, 3).map(({ title }) => title)).toEqual(['Yours', 'Fits after Hero', 'Header'])
  const ids = groups.flatMap(({ offers }) => offers.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBe(LAYOUT_ENTRIES.length + 1)
  const found = offerGroups(SALE_EMAIL, {}, [saved], { search: 'why', shelf: 'all' })
  expect(found[0]?.offers.map(({ label }) => label)).toContain('Why ours')
  expect(offerGroups(SALE_EMAIL, {}, [saved], { search: 'xylophone', shelf: 'all' })).toEqual([])
})

test('arrows go through the rows of all groups and stop at the ends', () => {
  const groups = offerGroups(SALE_EMAIL, {}, [], { search: '', shelf: 'hero' })
  const go = (id: string | undefined, key: string) => neighbourOf(groups, id, key)?.id
  expect(go(undefined, 'ArrowDown')).toBe('hero/stacked')
  expect(go('hero/stacked', 'ArrowRight')).toBe('hero/split')
  expect(go('hero/split', 'ArrowDown')).toBe('hero/poster')
  expect(go('hero/ticket', 'ArrowDown')).toBe('hero/number')
  expect(go('hero/number', 'ArrowDown')).toBe('hero/number')
  expect(go('hero/stacked', 'ArrowUp')).toBe('hero/stacked')
})

test('what was added is found by its place, beside another of its kind too', () => {
  const coupon = LAYOUT_ENTRIES.find(({ id }) => id === 'coupon/band')
  if (!coupon) throw new Error('There is no coupon.')
  const offer = { id: coupon.id, label: coupon.label, layout: coupon }
  for (const [place, ref] of [
    [{ after: 's2' }, 's3'],
    [{ after: 's3' }, 's4'],
    [{ before: 's1' }, 's1'],
    [{}, 's5']
  ] as const)
    expect(addedRef(SALE_EMAIL, addition(SALE_EMAIL, offer, place))).toBe(ref)
})
