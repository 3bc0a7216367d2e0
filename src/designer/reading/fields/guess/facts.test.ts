import { expect, test } from 'vitest'
import type { Kind } from '../../../../compose/kinds.ts'
import { pageOf, placesOf, wholeOf } from '../fixture.ts'
import { factsIn } from './facts.ts'

const factsOf = (text: string, kind?: Kind) => {
  const page = pageOf(text, kind)
  return placesOf(factsIn(page, wholeOf(page)))
}

test.each([
  ['book at quaybooks.example', 'Book', 'quaybooks.example'],
  ['ring Moira on 01632 960 114', 'Ring Moira', '01632 960 114'],
  ['upgrade link is kelp.example/plus', 'Upgrade', 'kelp.example/plus'],
  ['if you get stuck, call us at 01632 960 114', 'Call us if you get stuck', '01632 960 114'],
  ['link to the timetable -> https://ferry.example/t', 'See the timetable', 'https://ferry.example/t'],
  ['Bookings via Barn.Example/stay', 'Book', 'Barn.Example/stay']
])('a button: %s', (text, label, link) => expect(factsOf(text)).toEqual([['buttons', { label, link }]]))

test.each(['our number is 01632 960 114', 'we took 01632 960 114 calls last week'])('no button: %s', text =>
  expect(factsOf(text).filter(([path]) => path === 'buttons')).toEqual([])
)

test('an offer has its code, its end and who gets it', () => {
  expect(factsOf('20% off all lamps with code GLOW20 until Sunday 8 March')).toEqual([
    ['offer.what', '20% off all lamps'],
    ['offer.code', 'GLOW20'],
    ['offer.until', 'Sunday 8 March']
  ])
  expect(factsOf('pensioners get 15% off soup')).toEqual([
    ['offer.what', '15% off soup'],
    ['offer.terms', 'Pensioners.']
  ])
  expect(factsOf('free glaze on every pot until 3 May', 'sale')).toEqual([
    ['offer.what', 'Free glaze on every pot'],
    ['offer.until', '3 May']
  ])
})

test('what is no saving is no offer', () => {
  expect(factsOf('free postage over €40, we keep your basket two days')).toEqual([])
  expect(factsOf('all prices incl. VAT 20%')).toEqual([])
  expect(factsOf('the power is off')).toEqual([])
})

test('several prices in one sentence are several things', () => {
  expect(factsOf('Adults £9, children £4, dogs £1.')).toEqual([
    ['things', { name: 'Adults', price: '£9' }],
    ['things', { name: 'Children', price: '£4' }],
    ['things', { name: 'Dogs', price: '£1' }]
  ])
})

test('what a thing did cost stays with it', () => {
  expect(factsOf('jugs £20, now £15')).toEqual([['things', { name: 'Jugs', price: '£15', was: '£20' }]])
  expect(factsOf('the walnut bowl now £30, was £42, the ash one £25')).toEqual([
    ['things', { name: 'Walnut bowl', price: '£30', was: '£42' }],
    ['things', { name: 'Ash one', price: '£25' }]
  ])
})

test.each(['if we gave £50 each', 'for the roof £2,310', 'we have £1,460 in the jar'])(
  'a clause is no thing: %s',
  text => expect(factsOf(text).filter(([path]) => path === 'things')).toEqual([])
)

test('a condition and a call are one label', () => {
  expect(factsOf("If you can't make it ring us on 01632 960 114")).toEqual([
    ['buttons', { label: "Ring us if you can't make it", link: '01632 960 114' }]
  ])
  expect(factsOf('Full time, good pay, apply at quay.example/jobs')).toEqual([
    ['buttons', { label: 'Apply', link: 'quay.example/jobs' }]
  ])
})

test('a thing on a day is both', () => {
  expect(factsOf('Harbour walk every Friday half nine, six pounds')).toEqual([
    ['things', { name: 'Harbour walk', price: 'six pounds' }],
    ['occasions', { date: 'every Friday', time: 'half nine', note: 'Harbour walk' }]
  ])
})

test.each(['last year it raised £1,870', 'members pay £4', 'the charge is £3'])('a sum without a thing: %s', text =>
  expect(factsOf(text)).toEqual([])
)

test('hours of a week and numbers of orders are rows', () => {
  expect(factsOf('open Mon to Sat 9-5')).toEqual([['rows', { label: 'Open', value: 'Mon to Sat 9–5' }]])
  expect(factsOf('Order no. 31188')).toEqual([['rows', { label: 'Order no.', value: '31188' }]])
})
