import type { Root, Rule } from 'postcss'
import type { SourceDocument } from '../source/source.ts'
import { darkTokens } from '../theme/dark-tokens.ts'
import { readTheme } from '../theme/theme.ts'
import { COLOUR, isFixedColour } from './colour-properties.ts'
import type { Condition } from './conditions.ts'
import type { CustomProperties } from './custom-properties.ts'
import type { Matcher } from './matcher.ts'
import type { SelectorReader } from './selectors.ts'
import { readStyleSheet, type StyleRule, type StyleSheet } from './style-sheet.ts'

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
    ...Object.entries(darkTokens(theme)),
    ...context.ownNight
  ])
  const night = readStyleSheet(sheets, dark, context.read).rules
  const rules = darkRules(sheet.rules, night, context.matcher).map(strongest)
  return rules.length > 0 ? [{ conditions: [AFTER_DARK], rules }] : []
}

const AFTER_DARK: Condition = { name: 'media', params: '(prefers-color-scheme: dark)' }

/** After dark its colours win over those of the day, whatever those stand in. */
const strongest = (rule: StyleRule): StyleRule => ({
  ...rule,
  declarations: rule.declarations.map(declaration => ({ ...declaration, important: true })),
  order: Number.POSITIVE_INFINITY
})

export interface DarkContext {
  properties: CustomProperties
  /** What colours of style attributes take after dark. */
  ownNight: CustomProperties
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

/**
 * Do the colours of rules and of attributes such as `bgcolor` come from the theme? Others would meet grounds that they were not chosen for.
 * Those of style attributes are told by `ownColours`.
 */
export function hasOnlyThemeColours(
  doc: SourceDocument,
  matcher: Matcher,
  read: SelectorReader,
  sheets: readonly Root[]
): boolean {
  const meets = (selector: string): boolean =>
    read(selector).some(({ tokens, isStatic }) => isStatic && matcher.select(tokens).length > 0)
  const isFixed = (rule: Rule): boolean =>
    rule.nodes.some(node => node.type === 'decl' && isFixedColour(node.prop, node.value)) && meets(rule.selector)
  return (
    !sheets.flatMap(root => root.nodes).some(node => node.type === 'rule' && isFixed(node)) &&
    doc.elements.every(({ index }) => !isPainted(doc, index))
  )
}

const isPainted = (doc: SourceDocument, index: number): boolean =>
  doc.attributes(index).some(({ name }) => name === 'bgcolor' || name === 'color') &&
  !doc.attribute(index, 'class')?.includes('mail-')
