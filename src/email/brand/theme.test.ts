import { expect, test } from 'vitest'
import { BLANK_EMAIL } from '../email.ts'
import { applyOperations } from '../operations/apply.ts'
import type { Operation } from '../operations/operation.ts'
import { contrast } from '../theme/colour.ts'
import { DEFAULT_THEME } from '../theme/theme.ts'
import { brandRules, themeOfBrand } from './theme.ts'

const COLOURS = {
  brand: { value: '#1f4d3f', name: 'Bottle green' },
  accent: { value: '#c5643d' },
  canvas: { value: '#ccdacb' },
  surface: { value: '#fffdf7' },
  ink: { value: '#1c2f28' }
}

test('a theme has the brand’s colours, type and corners, and of what is left open that of another', () => {
  const type = { heading: 'anton', body: 'helvetica' }
  expect(themeOfBrand({ colours: COLOURS, type, button: 'round' })).toEqual({
    ...{ brand: '#1f4d3f', accent: '#c5643d', canvas: '#ccdacb', surface: '#fffdf7', ink: '#1c2f28' },
    ...{ heading: 'anton', body: 'helvetica', corner: 'round', density: 'regular' }
  })
  expect(themeOfBrand({ colours: {} })).toEqual(DEFAULT_THEME)
  expect(themeOfBrand({ colours: {}, button: 'outline' }).corner).toBe('square')
})

test('a brand with one colour gets none of another palette, and its words read', () => {
  const night = themeOfBrand({ colours: { surface: { value: '#101216' } } })
  expect(contrast(night.ink, night.surface)).toBeGreaterThan(4.5)
  const red = themeOfBrand({ colours: { brand: { value: '#ae351f' } } })
  const others = ['brand', 'accent', 'canvas', 'surface', 'ink'] as const
  expect(others.filter(name => red[name] === DEFAULT_THEME[name])).toEqual([])
})

test('an outlined button has no ground, and words that read on what it stands on', () => {
  const hero = (tone: 'surface' | 'brand'): Operation => ({
    op: 'add',
    kind: 'hero',
    tone,
    content: { heading: 'Bowls', button: { label: 'See them', href: 'https://tidewater.example' } }
  })
  const theme: Operation = { op: 'theme', ...themeOfBrand({ colours: COLOURS, button: 'outline' }) }
  const made = applyOperations(
    BLANK_EMAIL,
    [theme, hero('surface'), hero('brand'), ...brandRules({ button: 'outline' })],
    {
      onRefusal: 'stop'
    }
  )
  expect(made.email.css).toMatch(/\.tone-brand \.button-ground \{[^}]*border: 2px solid var\(--on-brand\)/)
  expect(made.email.css).toMatch(/\.tone-surface \.button \{[^}]*color: var\(--link\)/)
  expect(brandRules({ button: 'soft' })).toEqual([])
})
