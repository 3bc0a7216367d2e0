import type { EmailSource } from '../../email.ts'
import { foundColours, replaceColour } from '../../operations/found-colours.ts'
import type { Operation } from '../../operations/operation.ts'
import { outlineOf } from '../../outline/outline.ts'
import { pointedRef } from '../../outline/pointed.ts'
import { parseDeclarations } from '../../source/declarations.ts'
import { contrast, READABLE } from '../../theme/colour.ts'
import { nameColour } from '../../theme/colour-words.ts'
import { coloursIn, recolourValue } from '../../theme/css-colours.ts'
import { readTheme } from '../../theme/theme.ts'
import type { Theme } from '../../theme/theme-shape.ts'
import type { Brand } from '../brand.ts'
import { COLOUR_ROLES, type ColourRole } from '../choices.ts'
import { themeOfBrand } from '../theme.ts'
import { type Palette, paletteOf } from './palette.ts'
import { type BrokenRule, proven, type Rule } from './rule.ts'

/** No colours but the brand's: in the theme, in styles and in rules. Those in pictures are not seen. */
export const onlyColours: Rule = (email, brand) => {
  const palette = paletteOf(brand)
  const find = (each: EmailSource) => [...inTheme(each, brand, palette), ...byHand(each, brand, palette)]
  return proven(find(email), email, find)
}

function inTheme({ css }: EmailSource, brand: Brand, palette: Palette): BrokenRule[] {
  const theme = readTheme(css)
  const off = theme ? COLOUR_ROLES.filter(role => !palette.has(theme[role])) : []
  if (!theme || off.length === 0) return []
  const fix: Operation = { op: 'theme', ...coloursFor(theme, off, themeOfBrand(brand)) }
  const words = `The theme has colours that are not ${brand.name}’s: ${off.map(role => theme[role]).join(', ')}.`
  return [{ rule: 'onlyColours', words, fix: [fix] }]
}

/** The brand's colours for what is off; all of them where its text would not read beside the others. */
function coloursFor(theme: Theme, off: readonly ColourRole[], own: Theme): Partial<Theme> {
  const of = (roles: readonly ColourRole[]) => Object.fromEntries(roles.map(role => [role, own[role]]))
  const { ink, surface } = { ...theme, ...of(off) }
  return of(contrast(ink, surface) < READABLE ? COLOUR_ROLES : off)
}

function byHand(email: EmailSource, brand: Brand, palette: Palette): BrokenRule[] {
  const styles = stylesInSections(email)
  const colours = [...foundColours(email).map(({ colour }) => colour), ...styles.flatMap(each => each.colours)]
  return [...new Set(colours)]
    .filter(colour => !palette.has(colour))
    .map(colour => {
      const to = palette.nearest(colour)
      const own = styles.filter(each => each.colours.includes(colour))
      const place = own[0]?.ref
      return {
        rule: 'onlyColours',
        words: `${colour} (${nameColour(colour)}) is no colour of ${brand.name}.`,
        ...(place && { place }),
        fix: [...replaceColour(email, colour, to), ...own.flatMap(each => each.recolour(colour, to))]
      }
    })
}

interface Styled {
  ref: string
  colours: string[]
  recolour: (from: string, to: string) => Operation[]
}

/** Styles that somebody gave to parts of our sections. */
function stylesInSections(email: EmailSource): Styled[] {
  const { doc, sections } = outlineOf(email)
  const inside = doc.elements.filter(({ start }) => sections.some(each => each.start <= start && start < each.end))
  return inside.flatMap(({ index }) => {
    const own = parseDeclarations(doc.attribute(index, 'style') ?? '').filter(
      ({ value }) => coloursIn(value).length > 0
    )
    const ref = own.length > 0 ? pointedRef(email, index) : undefined
    if (!ref) return []
    const recolour = (from: string, to: string): Operation[] => {
      const changed = own.filter(({ value }) => coloursIn(value).includes(from))
      const style = changed.map(({ property, value }) => [property, recolourValue(value, from, to)])
      return [{ op: 'style', ref, style: Object.fromEntries(style) }]
    }
    return [{ ref, colours: own.flatMap(({ value }) => coloursIn(value)), recolour }]
  })
}
