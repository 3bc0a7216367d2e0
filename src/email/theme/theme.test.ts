import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TONES } from '../sections/section.ts'
import { contrast, distance } from './colour.ts'
import { FONTS, fontKey, fontStack } from './fonts.ts'
import { PALETTES, themeOf } from './palettes.ts'
import { DEFAULT_THEME, fontFaceCss, readTheme, type Theme, themeCss } from './theme.ts'
import { toneColours } from './tones.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`)
const font = fc.constantFrom(...Object.keys(FONTS))
const theme: fc.Arbitrary<Theme> = fc.record({
  brand: colour,
  accent: colour,
  canvas: colour,
  surface: colour,
  ink: colour,
  heading: font,
  body: font,
  corner: fc.constantFrom('square', 'soft', 'round'),
  density: fc.constantFrom('compact', 'regular', 'airy')
})

describe('theme', () => {
  it('is read from its own CSS exactly', () => {
    fc.assert(
      fc.property(theme, given => {
        expect(readTheme(themeCss(given))).toEqual(given)
      })
    )
  })

  it('makes every text readable on its ground, whatever the colours', () => {
    fc.assert(
      fc.property(theme, fc.constantFrom(...TONES), (given, tone) => {
        const { ground, on, muted, link, button, onButton } = toneColours(given, tone)
        for (const text of [on, muted, link]) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(onButton, button)).toBeGreaterThanOrEqual(4.5)
      })
    )
  })

  it('survives rules and comments around it', () => {
    const css = `/* :root { --brand: red } */\n.a { color: red }\n${themeCss(DEFAULT_THEME)}.b:root { --brand: #000 }`
    expect(readTheme(css)).toEqual(DEFAULT_THEME)
  })

  it('takes colours that somebody wrote in another form', () => {
    const css = themeCss(DEFAULT_THEME).replace('--brand: #1f4d3f', '--brand: rgb(31, 77, 63)')
    expect(readTheme(css)).toEqual(DEFAULT_THEME)
  })

  it('is undefined where no theme is declared', () => {
    expect(readTheme('p { color: red }')).toBeUndefined()
  })

  it('keeps a font family that is none of ours', () => {
    const given = { ...DEFAULT_THEME, heading: "'Gill Sans', sans-serif" }
    expect(readTheme(themeCss(given))).toEqual(given)
  })

  it('lets no font name leave its declaration', () => {
    expect(fontStack('x; } body { display: none')).not.toMatch(/[;{}]/)
  })

  it('brings the web fonts it uses, once each, and none for fonts that everybody has', () => {
    const both = fontFaceCss({ ...DEFAULT_THEME, heading: 'fraunces', body: 'fraunces' })
    expect(both.match(/@font-face/g)).toHaveLength(1)
    expect(both).toContain("url('/media/fonts/fraunces.woff2')")
    expect(fontFaceCss({ ...DEFAULT_THEME, heading: 'georgia', body: 'arial' })).toBe('')
  })
})

describe('fonts', () => {
  it('are found by key, label and stack', () => {
    for (const [key, { label, stack }] of Object.entries(FONTS)) {
      expect([fontKey(key), fontKey(label), fontKey(stack)]).toEqual([key, key, key])
    }
  })

  it('end in a generic family', () => {
    for (const { stack } of Object.values(FONTS)) expect(stack).toMatch(/(serif|sans-serif|monospace)$/)
  })
})

describe('palettes', () => {
  it('are at least two dozen, each with its own name and fonts we have', () => {
    expect(PALETTES.length).toBeGreaterThanOrEqual(24)
    expect(new Set(PALETTES.map(palette => palette.name)).size).toBe(PALETTES.length)
    for (const { heading, body } of PALETTES) expect([fontKey(heading), FONTS[body]?.text]).toEqual([heading, true])
  })

  it('all look different', () => {
    const apart = (a: Theme, b: Theme) =>
      (['brand', 'accent', 'canvas', 'surface', 'ink'] as const).reduce(
        (sum, name) => sum + distance(a[name], b[name]),
        0
      )
    const themes = PALETTES.map(palette => themeOf(palette))
    for (const [at, a] of themes.entries())
      for (const b of themes.slice(at + 1)) expect(apart(a, b)).toBeGreaterThan(0.25)
  })

  it('have ink that reads on their surface', () => {
    for (const { ink, surface } of PALETTES) expect(contrast(ink, surface)).toBeGreaterThanOrEqual(7)
  })
})
