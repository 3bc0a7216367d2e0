import { expect, test } from 'vitest'
import { agoWords, dollars, limitWords, monthWords, operatorWords, testWords } from './words.ts'

test('costs have cents, and more where there are none', () => {
  expect([dollars(1_380_000), dollars(4_000), dollars(12_345_678)]).toEqual(['$1.38', '$0.004', '$12.35'])
})

test('a test says what it took; a cost only where it is known', () => {
  const tested = { at: '2026-11-23T12:00:00Z', ms: 3_140, tokens: 1_640, cost_micros: 4_000 }
  expect(testWords(tested)).toBe('one section in 3.1 s, 1,640 tokens, about $0.004')
  expect(testWords({ ...tested, cost_micros: null })).toBe('one section in 3.1 s, 1,640 tokens')
})

test('how long ago is said in the largest unit', () => {
  const at = '2026-11-23T12:00:00Z'
  const after = (minutes: number) => agoWords(at, Date.parse(at) + minutes * 60_000)
  expect([after(0), after(1), after(12), after(60), after(200), after(3_000)]).toEqual([
    'just now',
    'a minute ago',
    '12 minutes ago',
    'an hour ago',
    '3 hours ago',
    'on 23 November'
  ])
})

test('limits and months are said in words', () => {
  expect([limitWords({ unit: 'dollars', amount: 10 }), limitWords({ unit: 'tokens', amount: 50_000 })]).toEqual([
    '$10',
    '50,000 tokens'
  ])
  expect(monthWords('2026-12-01')).toEqual({ name: 'December', next: '1 January' })
  expect(operatorWords({ tokens_left: 38_200, tokens_a_month: 100_000 })).toBe(
    'Any language. 38,200 of 100,000 tokens left this month.'
  )
  expect(operatorWords({ tokens_left: null, tokens_a_month: null })).toBe('Any language.')
})
