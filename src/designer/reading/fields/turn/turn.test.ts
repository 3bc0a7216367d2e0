import { expect, test } from 'vitest'
import { passesGate } from './gate.ts'
import { asYou, toReader } from './to-reader.ts'

test.each([
  ['mention that parking is free', 'Parking is free.'],
  ['tell people to bring boxes', 'Bring boxes.'],
  ['also say we close at noon', 'We close at noon.'],
  ['remind our guests that breakfast ends at ten', 'Breakfast ends at ten.'],
  ['they should ring the bell', 'Ring the bell.'],
  ['everyone can swap their seats', 'You can swap your seats.'],
  ['members get their card by post', 'You get your card by post.'],
  ['thank them for the cakes', 'Thank you for the cakes.'],
  ['we dont ship', "We don't ship."],
  ['doors open!', 'Doors open!'],
  ['quay.example is new', 'quay.example is new.']
])('%s', (text, read) => expect(toReader(text)).toBe(read))

test('what is told of readers is told to them', () =>
  expect(asYou('Their trial ends, they keep their files')).toBe('Your trial ends, you keep your files'))

test.each(['Doors open at six.', 'The swallows are back, and they nest in the barn.', 'Bring a mug (any mug).'])(
  'may enter: %s',
  text => expect(passesGate(text)).toBe(true)
)

test.each([
  'Priya that the hall is shut.',
  'They pay at the desk.',
  'All are welcome to.',
  'The old mill (by the weir.',
  'Sign it Petra.',
  'Add a button to the shop.',
  'See quay.Example for more.',
  "Don't mention the flood.",
  'Wim Haas, Leila Osman.',
  '"half a quotation.'
])('may not enter: %s', text => expect(passesGate(text)).toBe(false))
