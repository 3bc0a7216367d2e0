import type { Selector } from 'css-what'
import type { ChildNode, Rule } from 'postcss'
import { endOf, parseCss } from '../source/css.ts'
import type { SourceDocument, Span } from '../source/source.ts'
import { createBudget } from './budget.ts'
import { createMatcher } from './matcher.ts'
import { CompileRefusal } from './refusal.ts'
import { selectorReader } from './selectors.ts'

/**
 * Where the rules of a style sheet stand that apply to an element, in their order: those inside media queries too, and those
 * for a state (`:hover`) or a part (`::first-line`) of it. None where there are too many to look through.
 */
export function applyingRules(css: string, doc: SourceDocument, index: number): Span[] {
  return lookThrough(doc, matched =>
    rulesOf(parseCss(css).nodes)
      .filter(rule => matched(rule).includes(index))
      .map(rule => ({ start: startOf(rule), end: endOf(rule) }))
  )
}

/** The first element to which the rule around an offset of a style sheet applies; none where there is no such rule. */
export function firstUnderRule(css: string, doc: SourceDocument, offset: number): number | undefined {
  const around = (rule: Rule) => startOf(rule) <= offset && offset <= endOf(rule)
  const [first] = lookThrough(doc, matched => rulesOf(parseCss(css).nodes).filter(around).flatMap(matched)).sort(
    (one, other) => one - other
  )
  return first
}

const startOf = (rule: Rule): number => rule.source?.start?.offset ?? 0

const rulesOf = (nodes: readonly ChildNode[]): Rule[] =>
  nodes.flatMap(node => {
    if (node.type === 'rule') return [node]
    return node.type === 'atrule' && /^(media|supports)$/i.test(node.name) ? rulesOf(node.nodes ?? []) : []
  })

/** Does something with the elements that rules apply to, by their index; nothing where there are too many to look through. */
function lookThrough<Found>(doc: SourceDocument, look: (matched: (rule: Rule) => number[]) => Found[]): Found[] {
  const matcher = createMatcher(doc, createBudget())
  const read = selectorReader()
  const matched = ({ selector }: Rule) =>
    read(selector).flatMap(({ tokens }) => matcher.select(tokens.filter(token => !isState(token))))
  try {
    return look(rule => matched(rule).map(({ index }) => index))
  } catch (error) {
    if (!(error instanceof CompileRefusal)) throw error
    return []
  }
}

const STATES: ReadonlySet<string> = new Set(['hover', 'focus', 'active', 'visited', 'focus-visible', 'focus-within'])

const isState = (token: Selector): boolean =>
  token.type === 'pseudo-element' || (token.type === 'pseudo' && STATES.has(token.name))
