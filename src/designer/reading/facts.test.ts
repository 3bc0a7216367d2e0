import { expect, test } from 'vitest'
import { factsOf, withFacts } from './facts.ts'
import type { Fact, Reading, Slot } from './reading.ts'

const BRIEF = 'Tidewater: 20% off until Sunday. Button: See the firing, tide.example. Calm, green, as last year'
const spanOf = (text: string) => ({ at: BRIEF.indexOf(text), length: text.length })
const slot = (id: number, role: Slot['role'], text: string, more: Partial<Slot> = {}): Slot => ({
  id,
  role,
  span: spanOf(text),
  text,
  entities: [],
  confidence: 0.9,
  ...more
})
const href = { href: { span: spanOf('tide.example'), text: 'tide.example' } }
const reading: Reading = {
  source: BRIEF,
  language: { tag: 'en', confidence: 0.9 },
  intent: { kind: 'sale', confidence: 0.9 },
  slots: [
    slot(0, 'sender', 'Tidewater'),
    slot(1, 'offer', '20% off'),
    slot(2, 'deadline', 'Sunday', { of: 1 }),
    slot(3, 'button', 'See the firing', { fields: href }),
    slot(4, 'style', 'Calm, green, as last year')
  ],
  style: [{ span: spanOf('green'), wish: 'colour', value: '#2a8a3e' }]
}
const after = (fact: Fact) => withFacts(reading, [fact])
const textsOf = ({ slots }: Reading, role: Slot['role']) =>
  slots.filter(each => each.role === role).map(each => each.text)

test('a corrected fact takes the place of what was read, keeps what it belongs to, and is sure', () => {
  const { slots } = after({ role: 'deadline', value: 'Monday', span: spanOf('Sunday'), state: 'corrected' })
  expect(slots[2]).toMatchObject({ id: 2, text: 'Monday', of: 1, confidence: 1 })
  expect(slots).toHaveLength(5)
})

test('words that were corrected are read anew', () => {
  const day = after({ role: 'deadline', value: 'Monday 7 December', span: spanOf('Sunday'), state: 'corrected' })
  expect(day.slots[2]?.entities).toMatchObject([{ kind: 'date', value: 'Monday 7 December' }])
  const item = after({ role: 'item', value: 'Bowl £20 (was £24)', state: 'added' })
  const { fields } = item.slots.find(({ role }) => role === 'item') ?? {}
  expect([fields?.title?.text, fields?.price?.text, fields?.was?.text]).toEqual(['Bowl', '£20', '£24'])
})

test('what hung on a fact that was left out hangs on nothing', () => {
  const { slots } = after({ role: 'offer', value: '20% off', span: spanOf('20% off'), state: 'dismissed' })
  expect(slots.map(({ id, of }) => [id, of])).toEqual([0, 1, 2, 3].map(id => [id, undefined]))
})

test('a correction of what stands there but once needs no place', () => {
  expect(textsOf(after({ role: 'sender', value: 'Tide & Co', state: 'corrected' }), 'sender')).toEqual(['Tide & Co'])
})

test('a button with other words leads where it led, until its link is corrected', () => {
  const span = spanOf('See the firing')
  const words: Fact = { role: 'button', value: 'Come and see', span, state: 'corrected' }
  const link: Fact = { role: 'link', value: 'tidewater.example/new', span, state: 'corrected' }
  const leads = (facts: Fact[]) => withFacts(reading, facts).slots[3]
  expect(leads([words])).toMatchObject({ text: 'Come and see', fields: href })
  expect(leads([words, link])?.fields?.href?.text).toBe('tidewater.example/new')
  expect(leads([{ ...link, state: 'dismissed' }])?.fields).toEqual({})
})

test('a direction that is wanted in the email is content and no direction any more', () => {
  const said = after({ role: 'statement', value: 'as last year', span: spanOf('as last year'), state: 'added' })
  expect(textsOf(said, 'statement')).toEqual(['as last year'])
  expect(textsOf(said, 'style')).toEqual([])
})

test('other words about looks are read as wishes, and chips show them', () => {
  const blue = after({ role: 'style', value: 'navy', span: spanOf('green'), state: 'corrected' })
  expect(blue.style).toMatchObject([{ wish: 'colour', span: spanOf('green') }])
  expect(factsOf(blue).filter(({ role }) => role === 'style')).toHaveLength(1)
  expect(after({ role: 'style', value: 'green', span: spanOf('green'), state: 'dismissed' }).style).toEqual([])
})

test('kind and language are as corrected, and sure', () => {
  expect(after({ role: 'kind', value: 'event', state: 'corrected' }).intent).toEqual({ kind: 'event', confidence: 1 })
  expect(after({ role: 'kind', value: 'nonsense', state: 'corrected' }).intent).toEqual(reading.intent)
  expect(after({ role: 'language', value: 'pt', state: 'corrected' }).language).toEqual({ tag: 'pt', confidence: 1 })
})
