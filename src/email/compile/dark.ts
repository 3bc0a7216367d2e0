import type { Root } from 'postcss'
import { parseDeclarations } from '../source/declarations.ts'
import type { SourceDocument } from '../source/source.ts'
import { adjustToRead, contrast, luminance, mix } from '../theme/colour.ts'
import { readTheme } from '../theme/theme.ts'
import type { Theme } from '../theme/theme-shape.ts'
import { themeTokens } from '../theme/tokens.ts'
import type { CustomProperties } from './custom-properties.ts'
import type { Matcher } from './matcher.ts'
import type { SelectorReader } from './selectors.ts'
import { readStyleSheet, type StyleRule, type StyleSheet } from './style-sheet.ts'

const COLOUR =
  /^(color|background(-color)?|border(-(top|right|bottom|left))?(-color)?|outline(-color)?|text-decoration(-color)?)$/
const NEUTRAL = /^(transparent|inherit|initial|unset|none|currentcolor|0|0px|underline|0 none|none 0)$/i

/**
 * The custom properties of a theme after dark: its papers darken and keep a trace of their hue, its texts lighten;
 * brand and accent stay, and so do sections on ink, which are dark already. Every text reads on its ground (≥ 4.5:1).
 */
export function darkTokens(theme: Theme): Record<string, string> {
  const tokens = themeTokens(darkTheme(theme))
  const light = themeTokens(theme)
  const kept = Object.keys(tokens).filter(name => luminance(theme.ink) < 0.2 && /^--(on-)?ink(-|$)/.test(name))
  return { ...tokens, ...Object.fromEntries(kept.map(name => [name, light[name] as string])) }
}

function darkTheme(theme: Theme): Theme {
  const hue = [theme.ink, theme.brand].find(colour => luminance(colour) < 0.1) ?? '#17191c'
  const surface = mix(hue, '#17191c', 0.3)
  const canvas = mix(surface, '#08090a', 0.5)
  const pale = contrast(theme.surface, surface) >= 7 ? theme.surface : '#f2f2ef'
  return { ...theme, surface, canvas, ink: adjustToRead(mix(pale, '#f2f2ef', 0.5), [surface, canvas], '#ffffff') }
}

/** The dark theme's rules as a media query: the colours that differ, for what the email has. */
export function darkGroup(
  css: string,
  sheets: readonly Root[],
  sheet: StyleSheet,
  context: DarkContext
): StyleSheet['groups'] {
  const theme = readTheme(css)
  if (!theme) return []
  const dark: CustomProperties = new Map([...context.properties, ...Object.entries(darkTokens(theme))])
  const night = readStyleSheet(sheets, dark, context.read).rules
  const rules = darkRules(sheet.rules, night, context.matcher).map(strongest)
  return rules.length > 0 ? [{ name: 'media', params: '(prefers-color-scheme: dark)', rules }] : []
}

/** After dark its colours win over those of the day, whatever those stand in. */
const strongest = (rule: StyleRule): StyleRule => ({
  ...rule,
  declarations: rule.declarations.map(declaration => ({ ...declaration, important: true })),
  order: Number.POSITIVE_INFINITY
})

export interface DarkContext {
  properties: CustomProperties
  matcher: Matcher
  read: SelectorReader
}

/** A rule whose colour stays has to be said again where one that changes meets the same element: it may be the one that wins. */
function darkRules(day: readonly StyleRule[], night: readonly StyleRule[], matcher: Matcher): StyleRule[] {
  const coloured = night.map(({ selectors, declarations, order }, at) => ({
    order,
    selectors: selectors.filter(({ isStatic }) => isStatic),
    declarations: declarations.filter(({ property }) => COLOUR.test(property)),
    isChanged: declarations.some(
      ({ property, value }, index) => COLOUR.test(property) && day[at]?.declarations[index]?.value !== value
    )
  }))
  const meets = (rule: StyleRule): number[] =>
    rule.selectors.flatMap(({ tokens }) =>
      matcher.select(tokens, 2 + 3 * rule.declarations.length).map(({ index }) => index)
    )
  /** The elements that a colour which changes meets, by its property. */
  const touched = new Map<string, Set<number>>()
  for (const rule of coloured.filter(({ isChanged }) => isChanged)) {
    const met = meets(rule)
    for (const { property } of rule.declarations)
      touched.set(property, (touched.get(property) ?? new Set()).union(new Set(met)))
  }
  return coloured.filter(
    rule =>
      rule.selectors.length > 0 &&
      rule.declarations.length > 0 &&
      (rule.isChanged ||
        rule.declarations.some(({ property }) => meets(rule).some(index => touched.get(property)?.has(index))))
  )
}

/** Do all colours come from the theme? One that somebody set by hand would meet grounds it was not chosen for. */
export function hasOnlyThemeColours(
  doc: SourceDocument,
  matcher: Matcher,
  read: SelectorReader,
  sheets: readonly Root[]
): boolean {
  const isFixed = (property: string, value: string): boolean =>
    COLOUR.test(property) && !value.includes('var(') && !NEUTRAL.test(value.trim())
  const rules = sheets.flatMap(root => root.nodes).filter(node => node.type === 'rule')
  const meets = (selector: string): boolean =>
    read(selector).some(({ tokens, isStatic }) => isStatic && matcher.select(tokens).length > 0)
  if (
    rules.some(
      rule => rule.nodes.some(node => node.type === 'decl' && isFixed(node.prop, node.value)) && meets(rule.selector)
    )
  )
    return false
  return doc.elements.every(({ index }) =>
    doc.attributes(index).every(({ name, value }) => {
      if (name === 'bgcolor' || name === 'color') return doc.attribute(index, 'class')?.includes('mail-') ?? false
      return name !== 'style' || parseDeclarations(value).every(({ property, value: set }) => !isFixed(property, set))
    })
  )
}
