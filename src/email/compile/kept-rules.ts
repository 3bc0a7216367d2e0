import type { Selector } from 'css-what'
import type { StyleDeclaration } from '../source/declarations.ts'
import type { Ranked } from './cascade.ts'
import type { Condition } from './conditions.ts'
import type { Matcher } from './matcher.ts'
import type { ParsedSelector } from './selectors.ts'
import type { RuleGroup, StyleRule, StyleSheet } from './style-sheet.ts'

/** Elements and attributes that mail clients put around or into an email; no selector for them matches before it is opened. */
const CLIENT_HACK =
  /data-og|x-apple|\[owa|office365|#MessageViewBody|#MessageWebViewDiv|ExternalClass|ReadMsgBody|#outlook|#msgBody|yshortcuts|moz-text|(^|\s)u\s*\+|\.gmail/i

/** A rule that a style attribute cannot say, with the selectors that are needed. */
export type KeptRule = StyleRule

export interface KeptSheet {
  groups: RuleGroup[]
  /** States and hacks outside of groups. */
  rules: KeptRule[]
  /** `@font-face` and `@keyframes`, as text. */
  blocks: string[]
}

/** What of a style sheet has to stay one. */
export function keptRules(sheet: StyleSheet, matcher: Matcher): KeptSheet {
  const keep = (rules: StyleRule[], dynamicOnly: boolean): KeptRule[] =>
    rules.flatMap(rule => {
      const selectors = rule.selectors.filter(selector => isNeeded(selector, matcher, dynamicOnly))
      return selectors.length === 0 || rule.declarations.length === 0 ? [] : [{ ...rule, selectors }]
    })
  return {
    groups: joined(sheet.groups).map(group => ({ ...group, rules: keep(group.rules, false) })),
    rules: keep(sheet.rules, true),
    blocks: sheet.blocks.map(({ text }) => text)
  }
}

/** Neighbours with the same conditions are one group. */
function joined(groups: readonly RuleGroup[]): RuleGroup[] {
  const all: RuleGroup[] = []
  for (const { conditions, rules } of groups) {
    const last = all.at(-1)
    if (last && isSame(last.conditions, conditions)) last.rules.push(...rules)
    else all.push({ conditions, rules: [...rules] })
  }
  return all
}

const isSame = (ones: readonly Condition[], others: readonly Condition[]): boolean =>
  ones === others ||
  (ones.length === others.length &&
    ones.every(({ name, params }, at) => name === others[at]?.name && params === others[at]?.params))

function isNeeded(selector: ParsedSelector, matcher: Matcher, dynamicOnly: boolean): boolean {
  if (/[<{}]/.test(selector.text)) return false
  if (CLIENT_HACK.test(selector.text)) return true
  if (dynamicOnly && selector.isStatic) return false
  return matcher.select(withoutStates(selector.tokens), 0).length > 0
}

/** `a:hover::before` finds what `a` finds. */
function withoutStates(tokens: Selector[]): Selector[] {
  const kept = tokens.filter(({ type }) => type !== 'pseudo' && type !== 'pseudo-element')
  if (kept.length === tokens.length) return tokens
  return kept.length > 0 ? kept : [{ type: 'universal', namespace: null } as Selector]
}

const hasPseudoElement = ({ tokens }: ParsedSelector): boolean => tokens.some(({ type }) => type === 'pseudo-element')

export interface Contests {
  /** Kept declarations by the element they would meet: they contest what its style attribute will say. */
  byElement: ReadonlyMap<number, Ranked[]>
  /** Those that also meet what no style attribute speaks for, such as what mail clients add. */
  elsewhere: ReadonlySet<StyleDeclaration>
}

/** Where kept rules meet elements. Throws `CompileRefusal`. */
export function contestsOf({ groups, rules }: KeptSheet, matcher: Matcher): Contests {
  const byElement = new Map<number, Ranked[]>()
  const elsewhere = new Set<StyleDeclaration>()
  for (const { selectors, declarations, order } of [...groups.flatMap(group => group.rules), ...rules]) {
    for (const selector of selectors) {
      const { tokens, specificity, isStatic, text } = selector
      const ranked = declarations.map(declaration => ({ declaration, specificity, order }))
      const met = matcher.select(isStatic ? tokens : withoutStates(tokens), 1 + declarations.length)
      if (hasPseudoElement(selector) || met.length === 0 || CLIENT_HACK.test(text))
        for (const declaration of declarations) elsewhere.add(declaration)
      else for (const { index } of met) listAt(byElement, index).push(...ranked)
    }
  }
  return { byElement, elsewhere }
}

function listAt(lists: Map<number, Ranked[]>, index: number): Ranked[] {
  const list = lists.get(index) ?? []
  lists.set(index, list)
  return list
}

/** Class names that kept rules use; `undefined` when they may use any. */
export function keptClasses({ groups, rules }: KeptSheet): ReadonlySet<string> | undefined {
  const names = new Set<string>()
  const walk = (tokens: Selector[]): boolean =>
    tokens.every(token => {
      if (token.type === 'pseudo' && Array.isArray(token.data)) return token.data.every(walk)
      if (token.type !== 'attribute' || token.name !== 'class') return true
      names.add(token.value)
      return token.action === 'element'
    })
  const selectors = [...groups.flatMap(group => group.rules), ...rules].flatMap(rule => rule.selectors)
  return selectors.every(({ tokens }) => walk(tokens)) ? names : undefined
}
