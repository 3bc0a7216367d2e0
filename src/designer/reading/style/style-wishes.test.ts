import { expect, test } from 'vitest'
import type { Role } from '../reading.ts'
import { parse } from '../text/parsed.ts'
import { isLook, wordsOf } from './lexicon.ts'
import { styleWishes } from './style-wishes.ts'

const drafts = (text: string, role: Role) => [{ role, span: { at: 0, length: text.length }, confidence: 0.9 }]
const wishes = (text: string, role: Role = 'style'): string[] =>
  styleWishes(drafts(text, role), parse(text, new Date('2026-11-22'))).map(wish =>
    [wish.wish, 'value' in wish && wish.value, 'of' in wish && wish.of].filter(Boolean).join(' ')
  )

test.each([
  ['bold and dark', ['voice lively', 'mood bold', 'dark', 'mood dark']],
  ['use dark green', ['colour #006400']],
  ['keep it minimal, navy and cream', ['voice plain', 'mood minimal', 'colour #14224d', 'colour #fbf0d9']],
  ['navy text on white', ['colour #14224d ink', 'colour #ffffff canvas']],
  ['bg should be #f4efe6, buttons in red', ['colour #f4efe6 canvas', 'colour #d62828 brand']],
  ['our blue is #1f4e79', ['colour #1f4e79']],
  ['a picture of a vase, Georgia for the headlines', ['scene pottery', 'font georgia']]
])('reads what is wished for: %j', (text, wished) => expect(wishes(text)).toEqual(wished))

test.each([
  ['no pink or purple, not too corporate', []],
  ["don't use the word exciting", []],
  ['no stock photos, no buttons', ['no-pictures', 'no-button']],
  ['not formal, playful', ['voice lively', 'mood playful']]
])('what is denied is no wish, unless that is one: %j', (text, wished) => expect(wishes(text)).toEqual(wished))

test('beside other directions a colour is one where that is said', () => {
  expect(wishes('write promo for honey soap', 'part')).toEqual([])
  expect(wishes('make the button orange', 'part')).toHaveLength(1)
})

test.each([
  ['Bold and dark.', true],
  ['use dark green', true],
  ['The red bus is back.', false]
])('what speaks of nothing but looks: %j', (text, is) =>
  expect(isLook(wordsOf(text, { at: 0, length: text.length }))).toBe(is)
)
