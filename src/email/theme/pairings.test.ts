import { expect, test } from 'vitest'
import { contrast } from './colour.ts'
import { labelColour } from './colour-label.ts'
import { parseColour } from './colour-words.ts'
import { FONTS } from './fonts.ts'
import { fallbackLabel, PAIRINGS, pairingLabel } from './pairings.ts'
import { PALETTES } from './palettes.ts'
import { shadesOf } from './shades.ts'

test('ten different pairings, each with a font that may set paragraphs', () => {
  expect(new Set(PAIRINGS.map(pairingLabel)).size).toBe(10)
  expect(PAIRINGS.every(({ heading, body }) => FONTS[heading] && FONTS[body]?.text)).toBe(true)
})

test('web fonts say what stands in for them, fonts that every client has say nothing', () => {
  expect(fallbackLabel('young-serif')).toBe('Georgia')
  expect(fallbackLabel('anton')).toBe('Impact')
  expect(fallbackLabel('georgia')).toBeUndefined()
  expect(fallbackLabel("'Own Face', serif")).toBeUndefined()
})

test('shades go from pale to deep, for every colour of ours', () => {
  for (const { brand, accent } of PALETTES) {
    for (const colour of [brand, accent]) {
      const depths = shadesOf(colour).map(shade => contrast(shade, '#ffffff'))
      expect(depths).toEqual([...depths].sort((a, b) => a - b))
      expect(new Set(depths).size).toBe(7)
    }
  }
})

test('a colour is labelled by words that mean it again', () => {
  expect(labelColour('#0f3b2e')).toBe('bottle green')
  expect(labelColour('#2563eb')).toBe('blue')
  expect(parseColour(labelColour('#14224d'))).toBe('#14224d')
})
