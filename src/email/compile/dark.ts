import type { Root } from 'postcss'
import { parseDeclarations } from '../source/declarations.ts'
import type { SourceDocument } from '../source/source.ts'
import { darkTokens } from '../theme/dark-tokens.ts'
import { darkWords } from '../theme/dark-words.ts'
import { readTheme } from '../theme/theme.ts'
import { COLOUR } from './colour-properties.ts'
import type { CustomProperties } from './custom-properties.ts'
import type { Matcher } from './matcher.ts'
import type { SelectorReader } from './selectors.ts'
import { readStyleSheet, type StyleRule, type StyleSheet } from './style-sheet.ts'

const NEUTRAL = /^(transparent|inherit|initial|unset|none|currentcolor|0|0px|underline|0 none|none 0)$/i

/** The dark theme's rules as a media query: the colours that differ, for what the email has. */
export function darkGroup(
  css: string,
  sheets: readonly Root[],
  sheet: StyleSheet,
  context: DarkContext
): StyleSheet['groups'] {
  const theme = readTheme(css)
  if (!theme) return []
  const dark: CustomProperties = new Map([
    ...context.properties,
    ...Object.entries({ ...darkTokens(theme), ...darkWords(theme) })
  ])
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
