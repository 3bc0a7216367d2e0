import { describe, expect, it } from 'vitest'
import { thanksFor, toReader } from './people.ts'

describe('what readers did', () => {
  it.each([
    ['gave to our winter appeal', 'Thank you for giving to our winter appeal.'],
    ['helped at the clean-up', 'Thank you for helping at the clean-up.'],
    ['carried their boards home', 'Thank you for carrying your boards home.'],
    ['were there', 'You were there. Thank you.']
  ])('%s', (did, thanks) => expect(thanksFor(did)).toBe(thanks))
})

describe('what was said of readers', () => {
  it.each([
    ["Each customer's code is their last name plus SWEEP", 'Your code is your last name plus SWEEP'],
    ['When they send a friend who books, both get $40', 'When you send a friend who books, you both get $40'],
    [
      'Parents who refer a friend get $40 off their next month',
      'Parents who refer a friend get $40 off their next month'
    ]
  ])('%s', (said, told) => expect(toReader(said)).toBe(told))
})
