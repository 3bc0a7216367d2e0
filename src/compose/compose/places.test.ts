import { expect, it } from 'vitest'
import { made, richFacts } from './fixture.ts'
import { fieldAt, placeOf } from './places.ts'

const { places } = made(richFacts('sale')).composition

it('leads from a field to the part that says it, or says what it is part of', () => {
  expect(placeOf(places, 'things.1.price')).toBe(places['things.1'])
  expect(placeOf(places, 'offer.until')).toBe(places.offer)
  expect(placeOf(places, 'subject')).toBeUndefined()
})

it('leads from a part of the email to its field, and from copy nowhere', () => {
  expect(fieldAt(places, `${places['things.1']}.price`)).toBe('things.1')
  expect(fieldAt(places, 's1.logo')).toBe('sender.name')
  expect(fieldAt(places, 's99.heading')).toBeUndefined()
})
