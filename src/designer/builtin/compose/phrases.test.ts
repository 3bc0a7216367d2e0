import { expect, test } from 'vitest'
import { asSentence, withoutName } from './phrases.ts'

test.each([
  [
    'Our free Thursday evening knit nights from 6:30pm.',
    'welcome',
    'Join us for our free Thursday evening knit nights from 6:30pm.'
  ],
  ['Our new exhibition, at Gallery Moreau.', 'event', 'You are invited to our new exhibition, at Gallery Moreau.'],
  ['Our new orthodontist, Dr Ruiz.', 'announcement', 'Meet our new orthodontist, Dr Ruiz.'],
  ['A note that we are closed on Monday.', 'thanks', 'We are closed on Monday.'],
  ['Biscuit, an old beagle who found a home in January.', 'appeal', 'Biscuit, an old beagle, found a home in January.'],
  ['Takes two minutes.', 'survey', 'It takes two minutes.'],
  ['After it sold out twice.', 'restock', 'It sold out twice.'],
  ['Looking for a chef.', 'job', 'We are looking for a chef.'],
  ["The bursar's number, 0722 555 013.", 'notice', "The bursar's number is 0722 555 013."],
  ['Free parking.', 'event', 'Free parking.'],
  ['Our doors open at nine.', 'notice', 'Our doors open at nine.'],
  ['The Tern 2 weighs 14.8 kg.', 'launch', 'The Tern 2 weighs 14.8 kg.']
] as const)('%s', (words, kind, said) => {
  expect(asSentence(words, { kind })).toBe(said)
})

test('what the heading names is not named again', () => {
  expect(withoutName('The Hollis jacket in olive, sizes S to XL.', 'Hollis jacket')).toBe('Sizes S to XL.')
  expect(withoutName('The Hollis jacket, which sold out, is here.', 'Hollis jacket')).toBe(
    'The Hollis jacket, which sold out, is here.'
  )
})
