import type { Selector } from 'css-what'
import type { StyleDeclaration } from '../source/declarations.ts'
import type { Matcher } from './matcher.ts'
import type { ParsedSelector } from './selectors.ts'
import { declarationsText, type StyleRule, type StyleSheet } from './style-sheet.ts'

/** Gmail counts 16 KB over all style tags (email-bugs#90); some room is left for what services add. */
const MOST_BYTES = 14_000

/** Elements and attributes that mail clients put around or into an email; no selector for them matches before it is opened. */
const CLIENT_HACK =
  /data-og|x-apple|\[owa|office365|#MessageViewBody|#MessageWebViewDiv|ExternalClass|ReadMsgBody|#outlook|#msgBody|yshortcuts|moz-text|(^|\s)u\s*\+|\.gmail/i

export interface KeptCss {
  /** Plain media queries only: Gmail drops a whole tag for one thing it does not know (caniemail#144). */
  plain: string
  /** Dark mode, fonts, hovers and hacks for other clients. */
  rest: string
  /** Class names that the kept rules use; `undefined` when they may use any. */
  classes: ReadonlySet<string> | undefined
}

/** What a style attribute cannot say. Its declarations are `!important`, since they have to win over style attributes. */
export function keepCss(sheet: StyleSheet, matcher: Matcher): KeptCss {
  const used: ParsedSelector[] = []
  const keep = (rules: StyleRule[], dynamicOnly: boolean): string[] =>
    rules.flatMap(({ selectors, declarations }) => {
      const kept = selectors.filter(selector => isNeeded(selector, matcher, dynamicOnly))
      if (kept.length === 0 || declarations.length === 0) return []
      used.push(...kept)
      return [ruleText(kept, declarations)]
    })
  const groups = joined(sheet.groups).flatMap(({ name, params, rules }) => {
    const texts = keep(rules, false)
    if (texts.length === 0) return []
    return [{ isPlain: isPlain(name, params, texts), text: `@${name} ${params} {\n${texts.join('\n')}\n}` }]
  })
  const dynamic = keep(sheet.rules, true)
  const [plain, others] = [groups.filter(group => group.isPlain), groups.filter(group => !group.isPlain)]
  const room = { left: MOST_BYTES }
  return {
    plain: fitting(
      plain.map(({ text }) => text),
      room
    ),
    rest: fitting([...sheet.blocks.map(({ text }) => text), ...others.map(({ text }) => text), ...dynamic], room),
    classes: classNames(used)
  }
}

/** Neighbours with one condition are one group. */
function joined(groups: StyleSheet['groups']): StyleSheet['groups'] {
  const all: StyleSheet['groups'] = []
  for (const group of groups) {
    const last = all.at(-1)
    if (last?.name === group.name && last.params === group.params) last.rules.push(...group.rules)
    else all.push({ ...group, rules: [...group.rules] })
  }
  return all
}

const ruleText = (selectors: ParsedSelector[], declarations: StyleDeclaration[]): string =>
  `${selectors.map(({ text }) => text).join(', ')} { ${declarationsText(declarations, true)} }`

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

const isPlain = (name: string, params: string, rules: string[]): boolean =>
  name === 'media' &&
  !/prefers-|-webkit-|hover|pointer|scripting/.test(params) &&
  rules.every(rule => !/[[@]|::|:(?!hover|first-child)\w+\(/.test(rule.split('{')[0] ?? ''))

function fitting(texts: string[], room: { left: number }): string {
  const kept = texts.filter(text => {
    const bytes = new TextEncoder().encode(text).length + 1
    if (bytes > room.left) return false
    room.left -= bytes
    return true
  })
  return kept.join('\n').replaceAll('</', '<\\/')
}

function classNames(selectors: ParsedSelector[]): ReadonlySet<string> | undefined {
  const names = new Set<string>()
  const walk = (tokens: Selector[]): boolean =>
    tokens.every(token => {
      if (token.type === 'pseudo' && Array.isArray(token.data)) return token.data.every(walk)
      if (token.type !== 'attribute' || token.name !== 'class') return true
      names.add(token.value)
      return token.action === 'element'
    })
  return selectors.every(({ tokens }) => walk(tokens)) ? names : undefined
}
