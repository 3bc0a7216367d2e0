import type { Selector } from 'css-what'
import type { ChildNode, Container } from 'postcss'
import { endOf, parseCss } from '../source/css.ts'
import type { SourceDocument, Span } from '../source/source.ts'
import { createBudget } from './budget.ts'
import { createMatcher, type Matcher } from './matcher.ts'
import { CompileRefusal } from './refusal.ts'
import { selectorReader } from './selectors.ts'

/**
 * Where the rules of a style sheet stand that apply to an element, in their order: those inside media queries too, and those
 * for a state (`:hover`) or a part (`::first-line`) of it. None where there are too many to look through.
 */
export function applyingRules(css: string, doc: SourceDocument, index: number): Span[] {
  const matcher = createMatcher(doc, createBudget())
  const read = selectorReader()
  const found: Span[] = []
  const visit = (nodes: readonly ChildNode[]): void => {
    for (const node of nodes) {
      if (node.type === 'atrule' && /^(media|supports)$/i.test(node.name)) visit((node as Container).nodes ?? [])
      if (node.type !== 'rule' || !read(node.selector).some(({ tokens }) => applies(matcher, tokens, index))) continue
      found.push({ start: node.source?.start?.offset ?? 0, end: endOf(node) })
    }
  }
  try {
    visit(parseCss(css).nodes)
  } catch (error) {
    if (!(error instanceof CompileRefusal)) throw error
  }
  return found
}

const applies = (matcher: Matcher, tokens: Selector[], index: number): boolean =>
  matcher.select(tokens.filter(token => !isState(token))).some(element => element.index === index)

const STATES: ReadonlySet<string> = new Set(['hover', 'focus', 'active', 'visited', 'focus-visible', 'focus-within'])

const isState = (token: Selector): boolean =>
  token.type === 'pseudo-element' || (token.type === 'pseudo' && STATES.has(token.name))
