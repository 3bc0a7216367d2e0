import { describe, expect, it } from 'vitest'
import { TONES } from '../sections/section.ts'
import { contrast, luminance } from './colour.ts'
import { nightTheme } from './night.ts'
import { PALETTES, themeOf } from './palettes.ts'
import type { Theme } from './theme-shape.ts'
import { toneColours } from './tones.ts'

const byName = (name: string): Theme =>
  themeOf(PALETTES.find(palette => palette.name === name) as (typeof PALETTES)[number])

describe('nightTheme', () => {
  it('turns every light palette dark and keeps its text readable', () => {
    for (const night of PALETTES.flatMap(palette => nightTheme(themeOf(palette)) ?? [])) {
      expect(luminance(night.surface)).toBeLessThan(0.1)
      for (const tone of TONES) {
        const { ground, on, link, muted } = toneColours(night, tone)
        for (const colour of [on, link, muted]) expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5)
      }
    }
  })

  it('leaves a theme that is dark by nature alone', () => {
    expect(nightTheme(byName('Harbour'))).toBeUndefined()
  })

  it('keeps the colours of the brand, and a canvas that is part of the design', () => {
    const sunday = byName('Sunday')
    expect(nightTheme(sunday)).toMatchObject({ brand: sunday.brand, accent: sunday.accent, canvas: sunday.canvas })
    expect(nightTheme(byName('Newsprint'))?.canvas).not.toBe(byName('Newsprint').canvas)
  })
})
