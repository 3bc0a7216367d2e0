import { expect, test } from 'vitest'
import { withKnownMoney } from './currency.ts'

test.each([
  ['a set for RM 720, delivery RM30', 'a set for $720, delivery $30'],
  ['KSh 500 a head, Ksh 4,000 for ten', '$500 a head, $4,000 for ten'],
  ['two mugs 1 250 kr, post 79 kr. order 5521', 'two mugs $1,250, post $79. order 5521'],
  ['20-30 euros a night', '€20-30 a night'],
  ['R450 or $25', '£450 or $25'],
  ['N15,000 now', '$15,000 now'],
  ['£5 or 6 euros', '£5 or €6']
])('%s', (brief, known) => {
  const { text, back } = withKnownMoney(brief)
  expect(text).toBe(known)
  expect(back(text)).toBe(brief)
})

test.each(['code R20', 'she lost 20 pounds in 5 weeks', 'order RM-12', 'flat N12', 'from 9 to 5'])(
  'no money: %s',
  brief => expect(withKnownMoney(brief).text).toBe(brief)
)

test('writes a sum that the brief does not have as it writes the others', () => {
  expect(withKnownMoney('3 hours at R450').back('$1,350.00')).toBe('R1,350.00')
})
