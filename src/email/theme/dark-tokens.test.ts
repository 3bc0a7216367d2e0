import { expect, test } from 'vitest'
import { contrast } from './colour.ts'
import { darkTokens } from './dark-tokens.ts'
import { PALETTES, themeOf } from './palettes.ts'
import { DEFAULT_THEME } from './theme.ts'

const themes = [DEFAULT_THEME, ...PALETTES.map(palette => themeOf(palette))]

/** Texts and the grounds they stand on. */
const PAIRS = [
  ['--on-surface', '--surface'],
  ['--muted', '--surface'],
  ['--link', '--surface'],
  ['--on-button', '--button'],
  ['--on-tint', '--tint'],
  ['--tint-muted', '--tint'],
  ['--tint-link', '--tint'],
  ['--on-canvas', '--canvas'],
  ['--canvas-muted', '--canvas'],
  ['--canvas-link', '--canvas'],
  ['--on-canvas-button', '--canvas-button'],
  ['--on-brand', '--brand'],
  ['--on-accent', '--accent'],
  ['--on-ink', '--ink'],
  ['--ink-link', '--ink'],
  ['--on-ink-button', '--ink-button']
]

test('every text reads on its ground after dark, in every palette', () => {
  const faint = themes.flatMap(theme => {
    const tokens = darkTokens(theme)
    return PAIRS.filter(
      ([text, ground]) => contrast(tokens[text as string] as string, tokens[ground as string] as string) < 4.5
    ).map(pair => [theme.brand, ...pair])
  })
  expect(faint).toEqual([])
})

test('papers are dark, and canvas is darker than paper', () => {
  for (const theme of themes) {
    const tokens = darkTokens(theme)
    expect(contrast(tokens['--surface'] as string, '#000000')).toBeLessThan(2)
    expect(contrast(tokens['--canvas'] as string, '#000000')).toBeLessThan(
      contrast(tokens['--surface'] as string, '#000000')
    )
  }
})
