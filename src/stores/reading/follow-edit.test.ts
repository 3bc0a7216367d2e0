import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editBetween, isAnotherText, spanAfter } from './follow-edit.ts'

const piece = fc.string({ maxLength: 12 })

test('an edit makes the new text of the old one', () => {
  fc.assert(
    fc.property(piece, piece, (before, after) => {
      const { at, removed, added } = editBetween(before, after)
      expect(before.slice(0, at) + after.slice(at, at + added) + before.slice(at + removed)).toBe(after)
    })
  )
})

test('a stretch that an edit left alone says the same after it', () => {
  fc.assert(
    fc.property(piece, piece, fc.nat(12), fc.nat(12), (before, after, at, length) => {
      const span = spanAfter({ at, length }, editBetween(before, after))
      if (span && at + length <= before.length)
        expect(after.slice(span.at, span.at + span.length)).toBe(before.slice(at, at + length))
    })
  )
})

test('a stretch that was typed into is nowhere', () => {
  expect(spanAfter({ at: 3, length: 6 }, editBetween('at Sunday', 'at Sunnyday'))).toBe(undefined)
  expect(spanAfter({ at: 3, length: 6 }, editBetween('at Sunday', 'not at Sunday'))).toEqual({ at: 7, length: 6 })
})

test('a text that keeps little of the old one is another text', () => {
  const brief = 'Spring sale at Tidewater: 20% off until Sunday.'
  expect(isAnotherText(brief, editBetween(brief, 'Welcome to Northwall climbing gym.'))).toBe(true)
  expect(isAnotherText(brief, editBetween(brief, brief.replace('Sunday', 'Monday')))).toBe(false)
})
