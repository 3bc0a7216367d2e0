import { expect, test } from 'vitest'
import { type Brand, type BrandRules, BrandValue, NO_RULES } from './brand.ts'
import { contradictions } from './contradictions.ts'

const brandWith = (value: object, rules: object = {}): Brand => ({
  ...BrandValue.parse({ ...value, rules: { ...NO_RULES, ...rules } }),
  id: 'b',
  name: 'SkerryNet'
})
const PALE = {
  colours: Object.fromEntries(
    ['brand', 'accent', 'canvas', 'surface', 'ink'].map((role, at) => [role, { value: `#ffff${at}0` }])
  )
}

test('a brand of an ordinary day has none', () => {
  expect(contradictions(brandWith({}, { onlyColours: { on: true } }))).toEqual([])
})

test.each<[string, Brand, keyof BrandRules, RegExp]>([
  [
    'only colours that read nowhere',
    brandWith(PALE, { onlyColours: { on: true } }),
    'contrast',
    /^No two of its colours read/
  ],
  [
    'its own name',
    brandWith({}, { neverWords: { on: true, words: ['skerrynet'] } }),
    'neverWords',
    /^“skerrynet” is never to be said/
  ],
  [
    'a name in two ways',
    brandWith({}, { alwaysSo: { on: true, words: ['SkerryNet', 'Skerry Net', 'Other'] } }),
    'alwaysSo',
    /^“Skerry Net” is to be written in two ways/
  ],
  ['fonts of its own without any', brandWith({}, { onlyType: { on: true } }), 'onlyType', /Choose a pair\.$/]
])('%s is told where it is', (_, brand, rule, words) => {
  expect(contradictions(brand)).toEqual([{ rule, says: expect.stringMatching(words) }])
})

test('rules that are off contradict nothing', () => {
  expect(contradictions(brandWith(PALE, { neverWords: { on: false, words: ['SkerryNet'] } }))).toEqual([])
})
