import { describe, expect, it } from 'vitest'
import { distance, luminance } from '../theme/colour.ts'
import type { Colours, Mood } from './palette.ts'
import { isNight, paletteOf } from './palette-of.ts'

const MOODS: Mood[] = ['soft', 'warm', 'bold', 'night']
const SETS: Record<string, Colours> = {
  pottery: { brand: '#1f4d3f', accent: '#e2703a', canvas: '#f1ebdf', ink: '#1c2b26' },
  'black and yellow': { brand: '#f6c83a', accent: '#14120c', canvas: '#fffbe6', ink: '#14120c' },
  harbour: { brand: '#e0894f', accent: '#f3dfa0', canvas: '#0c1230', ink: '#f6ecc8' },
  'no colour at all': { brand: '#222222', accent: '#888888', canvas: '#ffffff', ink: '#000000' },
  'one colour four times': { brand: '#e8783a', accent: '#e8783a', canvas: '#e8783a', ink: '#e8783a' }
}

describe.each(Object.entries(SETS))('the palette of %s', (_, colours) => {
  it.each(MOODS)('has objects that stand out from a %s backdrop', mood => {
    const p = paletteOf(colours, mood)
    for (const tone of [p.brand, p.accent, p.third, p.gold]) expect(distance(tone, p.ground)).toBeGreaterThan(0.1)
  })
})

describe('moods', () => {
  it('put a light email on a light backdrop, at night on a dark one', () => {
    expect(luminance(paletteOf(SETS.pottery!, 'soft').ground)).toBeGreaterThan(0.5)
    expect(luminance(paletteOf(SETS.pottery!, 'night').ground)).toBeLessThan(0.1)
  })

  it('keep a dark email dark', () => {
    expect(isNight(paletteOf(SETS.harbour!, 'soft'))).toBe(true)
  })

  it('take the bold backdrop from the more colourful of brand and accent', () => {
    expect(distance(paletteOf(SETS['black and yellow']!, 'bold').ground, '#f6c83a')).toBeLessThan(0.03)
  })
})
