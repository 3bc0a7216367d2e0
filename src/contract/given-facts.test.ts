import { expect, test } from 'vitest'
import { noFacts } from '../compose/email-facts.ts'
import { GenerateTemplate } from './generate.ts'
import { FactsText, GivenFacts } from './given-facts.ts'

const sale = noFacts('sale')
const said = (facts: unknown) => GivenFacts.safeParse(facts).error?.issues[0]?.message
const thing = (more: object) => ({ kind: 'sale', things: [{ name: 'Bowl', ...more }] })

test('facts that are sent short come whole', () => {
  expect(GivenFacts.parse({ kind: 'sale' })).toEqual(sale)
})

test.each([
  ['a word', 'sale', /^"facts" is one object: "kind", and any of sender, topic, /],
  ['what was corrected of a reading', [{ role: 'code', value: 'x' }], /EmailFacts in src\/compose\/email-facts.ts/],
  ['a kind that is none', { kind: 'colour' }, /^"kind" is none of: welcome, newsletter/],
  ['an unknown field', { kind: 'sale', prices: [] }, 'Facts have no "prices" here.'],
  ['the prototype', JSON.parse('{"kind":"sale","__proto__":{"x":1}}'), 'Facts have no "__proto__" here.'],
  ['a price that is a number', thing({ price: 12 }), '"things.0.price" is of the wrong kind.'],
  ['an empty name', thing({ name: ' ' }), '"things.0.name" is empty. Fill it in, or leave it out.'],
  ['a long name', thing({ name: 'x'.repeat(201) }), 'Keep "things.0.name" under 200 characters.'],
  ['201 things', { kind: 'sale', things: Array(201).fill({ name: 'x' }) }, 'Keep "things" to 200 entries.'],
  ['a link that runs code', thing({ link: ' JaVaScript:alert(1)' }), /^An email cannot hold the link/],
  ['a picture that runs code', thing({ picture: 'javascript:alert(1)' }), /^An email cannot hold the link/],
  [
    '61,000 characters',
    { kind: 'sale', sentences: Array(40).fill('x'.repeat(1_000)), steps: Array(21).fill('x'.repeat(1_000)) },
    /^Facts may have up to 60,000 characters/
  ]
])('%s is refused in a sentence', (_, facts, message) => {
  expect(said(facts)).toMatch(message)
})

test('200 things, markup and merge tags are kept as they were typed', () => {
  const things = Array.from({ length: 200 }, () => ({ name: '<b>Bowl</b> {{name}}' }))
  expect(GivenFacts.parse({ kind: 'sale', things }).things).toEqual(things)
})

test('facts as text stay to the byte as they were sent', () => {
  const text = '{ "sentences": [" Hello "], "kind": "letter" }'
  expect(FactsText.parse(text)).toBe(text)
  expect(FactsText.parse('')).toBe('')
})

test.each([
  '{',
  'null',
  '[]',
  '{"kind":"sale","topic":"a\\u0000b"}',
  'x'.repeat(61_000),
  '{"kind":"sale","__proto__":1}'
])('facts as text that are none are refused (%#)', text => {
  expect(FactsText.safeParse(text).error?.issues[0]?.message).toMatch(/^(Facts|Text) /)
})

test('an email is asked for by a prompt of up to 20,000 characters, or by facts', () => {
  expect(GenerateTemplate.safeParse({ prompt: 'A sale. '.repeat(2_500) }).success).toBe(true)
  expect(GenerateTemplate.safeParse({ prompt: `${'A sale. '.repeat(2_500)}.` }).success).toBe(false)
  expect(GenerateTemplate.safeParse({ facts: { kind: 'sale' }, seed: 0, look: { palette: 'moss' } }).success).toBe(true)
  expect(GenerateTemplate.safeParse({ look: {} }).error?.issues[0]?.message).toMatch(/^Say here what/)
  expect(GenerateTemplate.safeParse({ prompt: 'A sale', seed: 2 ** 31 }).success).toBe(false)
})
