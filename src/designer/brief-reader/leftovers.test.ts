import { expect, test } from 'vitest'
import { withoutLeftovers } from './leftovers.ts'

test.each([
  [
    'Sizes XS to XL, $129. shop name is Marlow Lane, button to marlowlane.example/willow.',
    ['Marlow Lane'],
    'Sizes XS to XL, $129. marlowlane.example/willow.'
  ],
  [
    'Code: GLOW30\nButton:, -> https://lumo.example/sale\nFree shipping.',
    ['Lumo'],
    'Code: GLOW30\nhttps://lumo.example/sale\nFree shipping.'
  ],
  ['Give £15, get £15 off the next clean, button says.', [], 'Give £15, get £15 off the next clean.'],
  ['Tickets are £8, and a big green button that goes to rowan.example.', [], 'Tickets are £8. rowan.example.'],
  ['Press the button by the door to get in.', [], 'Press the button by the door to get in.'],
  ['Our store is called home by many.', ['Home'], 'Our store is called home by many.']
])('of %j the words that led to a button or a name go', (matter, senders, left) => {
  expect(withoutLeftovers(matter, senders)).toBe(left)
})
