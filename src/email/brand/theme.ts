import type { Operation } from '../operations/operation.ts'
import { SURFACE, TINT, TONE_TOKENS, type ToneTokens } from '../sections/base-css.ts'
import { contrast, darken, lighten, READABLE, readableOn } from '../theme/colour.ts'
import { DEFAULT_THEME } from '../theme/theme.ts'
import type { Theme } from '../theme/theme-shape.ts'
import type { BrandValue } from './brand.ts'

type Look = Pick<BrandValue, 'colours' | 'type' | 'button'>

/**
 * The theme of a brand. What it leaves open is `base`'s; of colours it leaves open, once it has one, those that go with its own:
 * another's palette would show through. Text that it has no colour for reads on its paper.
 */
export function themeOfBrand({ colours, type, button }: Look, base: Theme = DEFAULT_THEME): Theme {
  const own = Object.values(colours).length > 0 ? coloursOf(colours) : undefined
  return {
    ...base,
    ...own,
    ...type,
    ...(button && { corner: button === 'outline' ? 'square' : button })
  }
}

function coloursOf(colours: Look['colours']): Pick<Theme, 'brand' | 'accent' | 'canvas' | 'surface' | 'ink'> {
  const surface = colours.surface?.value ?? '#ffffff'
  const ink = colours.ink?.value ?? readableOn(surface, ['#1b1d22'])
  const brand = colours.brand?.value ?? colours.accent?.value ?? ink
  return {
    surface,
    ink,
    brand,
    accent: colours.accent?.value ?? brand,
    canvas:
      colours.canvas?.value ??
      (contrast(surface, '#000000') > READABLE ? darken(surface, 0.04) : lighten(surface, 0.04))
  }
}

/** What stands on each ground, by the class that a section or a card has there; what is later wins. */
const GROUNDS: readonly [scope: string, tokens: ToneTokens][] = [
  ['.tone-surface', SURFACE],
  ...Object.entries(TONE_TOKENS).map(([tone, tokens]): [string, ToneTokens] => [`.tone-${tone}`, tokens]),
  ['.card', SURFACE],
  ['.tone-surface .card', TINT]
]

/** What a theme has no word for, as operations on an email that has its sections: buttons that are drawn as an outline. */
export function brandRules({ button }: Pick<Look, 'button'>): Operation[] {
  if (button !== 'outline') return []
  return GROUNDS.flatMap(([scope, { link }]): Operation[] => [
    {
      op: 'rule',
      selector: `${scope} .button-ground`,
      style: { 'background-color': 'transparent', border: `2px solid var(${link})` }
    },
    { op: 'rule', selector: `${scope} .button`, style: { color: `var(${link})` } }
  ])
}
