import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entitiesIn } from './find-entities.ts'

const TODAY = new Date('2026-11-22T12:00:00Z')
const found = (text: string): string[] =>
  entitiesIn(text, TODAY).map(({ kind, span }) => `${kind} ${text.slice(span.at, span.at + span.length)}`)

test.each([
  ['45 bucks, 1.250,00 € or Rs. 2,499', ['money 45 bucks', 'money 1.250,00 €', 'money Rs. 2,499']],
  ['CHF 89.– and R350', ['money CHF 89.–', 'money R350']],
  ['£165 £190', ['money £165', 'money £190']],
  ['$39/mo after that', ['money $39/mo']],
  ['ten pounds, eight hundred shillings', ['money ten pounds', 'money eight hundred shillings']],
  ['1200 kr, 690 Kč, 1,080 yen', ['money 1200 kr', 'money 690 Kč', 'money 1,080 yen']],
  ['Rs 4500/- or ₱12,499/pax', ['money Rs 4500/-', 'money ₱12,499/pax']],
  ['20% off, 3.2 % more', ['percent 20%', 'percent 3.2 %']],
  ['monday 3 november until march', ['date monday 3 november', 'date march']],
  ['Saturday the twenty first of June, six pm', ['date Saturday the twenty first of June', 'time six pm']],
  ['Thu 8 October, 17-20 h', ['date Thu 8 October', 'time 17-20 h']],
  ['Mon + Wed 18:30', ['date Mon + Wed', 'time 18:30']],
  ['between 10 and 16 March', ['date 10 and 16 March']],
  ['Sept 1–Nov 30', ['date Sept 1–Nov 30']],
  ['before 30.09.2025', ['date 30.09.2025']],
  ['mon to sat 8-5.30', ['date mon to sat', 'time 8-5.30']],
  ['12 noon on Sunday 7 September.', ['time 12 noon', 'date Sunday 7 September']],
  ['half past seven until nine', ['time half past seven until nine']],
  ['you may call a second time about one of the 40 seats in the sun', []],
  ['call +971 4 555 0137 or 0300 5550148', ['phone +971 4 555 0137', 'phone 0300 5550148']],
  ['www.hut.example, a.example/b?c=1.', ['url www.hut.example', 'url a.example/b?c=1']],
  ['mail ann@oak.example', ['email ann@oak.example']],
  ['code SPRING20, order no. 20617', ['code SPRING20', 'reference 20617']],
  ['Hi {{ first_name }}', ['merge-tag {{ first_name }}']]
])('finds in %j its entities', (text, entities) => expect(found(text)).toEqual(entities))

test.each([
  ['tomorrow at 7', '2026-11-23'],
  ['24 December', '2026-12-24'],
  ['3 March 2027', '2027-03-03'],
  ['30.09.2027', '2027-09-30'],
  ['Monday 3 November', 'Monday 3 November'],
  ['6–9 November', '6–9 November'],
  ['31 June', '31 June']
])('the value of a date is the day where it is sure: %j', (text, value) =>
  expect(entitiesIn(text, TODAY)[0]?.value).toBe(value)
)

test('an address is written with its scheme, also when it was spoken', () => {
  expect(entitiesIn('go to oak dot example slash walks', TODAY)[0]?.value).toBe('https://oak.example/walks')
})

test('entities of any text stand apart, in order, inside it', () => {
  const word = fc.constantFrom(
    '20%',
    '£5',
    'Mon',
    '3',
    'May',
    'a.example',
    '@x',
    '12:30',
    'to',
    '-',
    ',',
    '2026',
    'code',
    'A1B2C3',
    '\n',
    '{{',
    '}}'
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 40 }), words => {
      const text = words.join(' ')
      let end = 0
      for (const { span } of entitiesIn(text, TODAY)) {
        expect(span.at).toBeGreaterThanOrEqual(end)
        end = span.at + span.length
      }
      expect(end).toBeLessThanOrEqual(text.length)
    })
  )
})
