import { expect, test } from 'vitest'
import { impossibleDay, impossibleTime } from './days.ts'
import { faultOf } from './faults.ts'

test.each(['£4.00', 'from $12', 'Free', 'pay what you can', '{{price}}', '', '٤ ر.س'])('“%s” may be a price', price => {
  expect(faultOf('things', 'price', price)).toBe(undefined)
})

test('a price without a figure is asked for one', () => {
  expect(faultOf('things', 'price', 'four pounds')).toBe('Write the price with a figure, such as £4.00.')
})

test.each([
  'shop.example/sale',
  'https://shop.example',
  'hello@shop.example',
  '+44 20 7946 0000',
  '{{shop_url}}/sale',
  'tel:+4420',
  'shop.example:8080/a'
])('“%s” may be a link', link => {
  expect(faultOf('buttons', 'link', link)).toBe(undefined)
  expect(faultOf('sender.site', 'line', link)).toBe(undefined)
})

test.each(['javascript:alert(1)', ' JavaScript:x', 'data:text/html,x', 'vbscript:x'])(
  '“%s” is no link of ours',
  link => {
    expect(faultOf('buttons', 'link', link)).toMatch(/^Links begin with https:, mailto: or tel:\./)
  }
)

test('an address without a dot is asked for one', () => {
  expect(faultOf('buttons', 'link', 'shop')).toBe('Write an address with a dot, such as shop.example/sale.')
})

test('markup and merge tags are words like others', () => {
  expect(faultOf('headline', 'line', '<b>Hello</b> {{first_name}}')).toBe(undefined)
})

test('what is too long says how long it may be', () => {
  expect(faultOf('topic', 'line', 'x'.repeat(201))).toBe('Keep this under 200 characters; it has 201.')
  expect(faultOf('sender.name', 'line', 'x'.repeat(201))).toBe('Keep this under 200 characters; it has 201.')
  expect(faultOf('things', 'name', 'x'.repeat(201))).toBe('Keep this under 200 characters; it has 201.')
  expect(faultOf('steps', 'line', 'x'.repeat(1_001))).toBe('Keep this under 1,000 characters; it has 1,001.')
  expect(faultOf('sentences', 'line', `${'x'.repeat(1_000)}\nshort`)).toBe(undefined)
  expect(faultOf('sentences', 'line', 'x'.repeat(1_200))).toMatch(
    /^Keep each paragraph under 1,000 characters; one has 1,200\./
  )
})

test.each([
  ['31 February', '31 February'],
  ['Mon 31st of April 2026', '31st of April 2026'],
  ['Feb 30', 'Feb 30'],
  ['29 February 2026', '29 February 2026'],
  ['2026-02-30', '2026-02-30'],
  ['0 March', '0 March']
])('no calendar has %s', (text, day) => {
  expect(impossibleDay(text)).toBe(day)
  expect(faultOf('occasions', 'date', text)).toBe(`There is no ${day}. Write a date that exists, such as 28 February.`)
  expect(faultOf('offer.until', 'line', text)).toBeDefined()
})

test.each([
  '29 February',
  '29 February 2028',
  'Sat 14 March',
  'every Tuesday',
  'March 2026',
  'today',
  '2026-12-31',
  '14. März'
])('“%s” may be a date', text => {
  expect(impossibleDay(text)).toBe(undefined)
})

test('times are looked at as clocks show them', () => {
  expect(['9:00 to 16:00', '7 to 10.30 pm', 'doors at 19:30', 'noon'].map(impossibleTime)).toEqual(
    Array(4).fill(undefined)
  )
  expect([impossibleTime('25:00'), impossibleTime('9.75')]).toEqual(['25:00', '9.75'])
})
