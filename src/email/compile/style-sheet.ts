import type { AtRule, ChildNode, Declaration, Root, Rule } from 'postcss'
import type { StyleDeclaration } from '../source/declarations.ts'
import { isSafeStyle } from '../source/safe-url.ts'
import { type CustomProperties, resolveVariables } from './custom-properties.ts'
import { type ParsedSelector, selectorReader } from './selectors.ts'

export interface StyleRule {
  selectors: ParsedSelector[]
  declarations: StyleDeclaration[]
  /** Which rule of all it is, those of groups counted. */
  order: number
}

/** A style sheet as compile needs it: rules for everything, and at-rules (with the rules inside). */
export interface StyleSheet {
  rules: StyleRule[]
  groups: { name: string; params: string; rules: StyleRule[] }[]
  /** `@font-face` and `@keyframes`, as text. */
  blocks: { name: string; text: string }[]
}

/** Reads style sheets in order as one; what runs code or loads sheets is left out, and so are deeper nestings. */
export function readStyleSheet(
  sheets: readonly Root[],
  properties: CustomProperties,
  read = selectorReader()
): StyleSheet {
  const sheet: StyleSheet = { rules: [], groups: [], blocks: [] }
  let order = 0
  const readRule = (rule: Rule): StyleRule => ({
    selectors: read(rule.selector),
    declarations: readDeclarations(rule.nodes, properties),
    order: order++
  })
  for (const node of sheets.flatMap(root => root.nodes)) {
    if (node.type === 'rule') sheet.rules.push(readRule(node))
    if (node.type === 'atrule') readAtRule(sheet, node, properties, readRule)
  }
  return sheet
}

function readAtRule(
  sheet: StyleSheet,
  node: AtRule,
  properties: CustomProperties,
  readRule: (rule: Rule) => StyleRule
): void {
  const name = node.name.toLowerCase()
  if (name === 'media' || name === 'supports') {
    const rules = (node.nodes ?? []).filter((inner): inner is Rule => inner.type === 'rule')
    if (isSafeStyle(node.params)) sheet.groups.push({ name, params: tidy(node.params), rules: rules.map(readRule) })
  }
  if (name === 'font-face' || /^(-webkit-)?keyframes$/.test(name)) {
    const text = blockText(node, properties)
    if (text)
      sheet.blocks.push({ name, text: `@${node.name}${node.params ? ` ${tidy(node.params)}` : ''} { ${text} }` })
  }
}

function blockText(node: AtRule, properties: CustomProperties): string {
  return (node.nodes ?? [])
    .flatMap((inner: ChildNode) => {
      if (inner.type === 'rule')
        return [`${tidy(inner.selector)} { ${declarationsText(readDeclarations(inner.nodes, properties))} }`]
      return inner.type === 'decl' ? [`${declarationsText(readDeclarations([inner], properties))};`] : []
    })
    .join(' ')
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()

function readDeclarations(nodes: readonly ChildNode[], properties: CustomProperties): StyleDeclaration[] {
  return nodes.flatMap(node => {
    if (node.type !== 'decl' || node.prop.startsWith('--')) return []
    const value = resolveVariables(tidy(node.value), properties)
    if (!value || !isSafeStyle(`${node.prop}:${value}`) || /[<{}]/.test(value.replace(/\{\{[^{}]*\}\}/g, ''))) return []
    return [{ property: hack(node) + node.prop.toLowerCase(), value, important: Boolean(node.important) }]
  })
}

/** Old Outlook and Internet Explorer read `*zoom` and `_height`; PostCSS keeps the sign apart. */
const hack = (node: Declaration): string => /[*_$]$/.exec(node.raws.before ?? '')?.[0] ?? ''

/** Declarations as text, all of them `!important` if `force` is set. */
export function declarationsText(declarations: readonly StyleDeclaration[], force = false): string {
  return declarations
    .map(({ property, value, important }) => `${property}: ${value}${important || force ? ' !important' : ''}`)
    .join('; ')
}
