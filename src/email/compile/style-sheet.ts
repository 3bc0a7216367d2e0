import type { AtRule, ChildNode, Declaration, Root, Rule } from 'postcss'
import type { StyleDeclaration } from '../source/declarations.ts'
import { isSafeStyle } from '../source/safe-url.ts'
import { type Condition, within } from './conditions.ts'
import { type CustomProperties, resolveVariables } from './custom-properties.ts'
import { type ParsedSelector, selectorReader } from './selectors.ts'

export interface StyleRule {
  selectors: ParsedSelector[]
  declarations: StyleDeclaration[]
  /** Which rule of all it is, those of groups counted. */
  order: number
}

/** Rules that hold under conditions, from the outermost in. */
export interface RuleGroup {
  conditions: readonly Condition[]
  rules: StyleRule[]
}

/** A style sheet as compile needs it: rules for everything, and those inside at-rules. */
export interface StyleSheet {
  rules: StyleRule[]
  groups: RuleGroup[]
  /** `@font-face` and `@keyframes`, as text. */
  blocks: { name: string; text: string }[]
}

/** Reads style sheets in order as one; what runs code or loads sheets is left out. Throws `CompileRefusal`. */
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
  const readNodes = (nodes: readonly ChildNode[], conditions: readonly Condition[], level: number): void => {
    for (const node of nodes) {
      if (node.type === 'rule' && conditions.length === 0) sheet.rules.push(readRule(node))
      else if (node.type === 'rule') sheet.groups.push({ conditions, rules: [readRule(node)] })
      else if (node.type === 'atrule' && isCondition(node))
        readNodes(node.nodes ?? [], within(conditions, asked(node), level), level + 1)
      else if (node.type === 'atrule') sheet.blocks.push(...blockOf(node, properties))
    }
  }
  for (const { nodes } of sheets) readNodes(nodes, [], 0)
  return sheet
}

const isCondition = ({ name, params }: AtRule): boolean => /^(media|supports)$/i.test(name) && isSafeStyle(params)

const asked = ({ name, params }: AtRule): Condition => ({ name: name.toLowerCase(), params: tidy(params) })

function blockOf(node: AtRule, properties: CustomProperties): StyleSheet['blocks'] {
  const name = node.name.toLowerCase()
  const text = name === 'font-face' || /^(-webkit-)?keyframes$/.test(name) ? blockText(node, properties) : ''
  return text ? [{ name, text: `@${node.name}${node.params ? ` ${tidy(node.params)}` : ''} { ${text} }` }] : []
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
