import type { ChildNode, Container, Declaration } from 'postcss'
import { createBudget } from '../compile/budget.ts'
import { createMatcher } from '../compile/matcher.ts'
import { CompileRefusal } from '../compile/refusal.ts'
import { selectorReader } from '../compile/selectors.ts'
import type { EmailSource } from '../email.ts'
import { findRef } from '../outline/find.ts'
import { outlineOf } from '../outline/outline.ts'
import { pointedRef } from '../outline/pointed.ts'
import { parseCss } from '../source/css.ts'
import type { Difference } from './difference.ts'

/** A theme's wishes by the custom properties that hold them. */
const WISHES: Record<string, string> = {
  '--brand': 'Brand',
  '--accent': 'Accent',
  '--canvas': 'Background',
  '--surface': 'Paper',
  '--ink': 'Ink',
  '--heading-font': 'Heading font',
  '--body-font': 'Text font',
  '--corner': 'Corners',
  '--space': 'Spacing'
}

/** More outlines than these say nothing; then the sections that hold the elements are outlined. */
const MOST = 8

/**
 * What style sheets change of two emails, one difference for the theme and one for all other rules. Elements that
 * are known to differ otherwise are left out. None where there are too many rules to look through.
 */
export function lookDifferences(
  then: EmailSource,
  now: EmailSource,
  isKnown: (element: number) => boolean
): Difference[] {
  if (then.css === now.css) return []
  const [old, fresh] = [rulesOf(then.css), rulesOf(now.css)]
  const names = [...new Set([...old.keys(), ...fresh.keys()])]
  const changed = names.filter(name => old.get(name)?.text !== fresh.get(name)?.text)
  const tokens = changed.filter(name => name.startsWith('--'))
  const users = [...fresh.values()].filter(({ text }) => tokens.some(token => text.includes(`var(${token})`)))
  const rules = changed.flatMap(name => fresh.get(name) ?? old.get(name) ?? [])
  const looks = [
    { label: themeLabel(tokens), rules: users },
    { label: 'Looks', rules }
  ]
  return looks.flatMap(({ label, rules }) => {
    const selectors = rules.flatMap(({ selector }) => selector ?? [])
    const [is, was] = [shownBy(now, selectors, isKnown), shownBy(then, selectors, () => false)]
    return is.length > 0 ? [{ label, wasLabel: 'Was', now: is, was }] : []
  })
}

/** The one wish that changed, or all of the theme. */
function themeLabel(tokens: readonly string[]): string {
  const wishes = tokens.flatMap(token => WISHES[token] ?? [])
  return wishes.length === 1 ? (wishes[0] as string) : 'Theme'
}

interface Rule {
  text: string
  selector?: string
}

/** Rules by their place and selector, and custom properties of `:root` by their names. */
function rulesOf(css: string): Map<string, Rule> {
  const rules = new Map<string, Rule>()
  const visit = (nodes: readonly ChildNode[], around: string): void => {
    for (const node of nodes) {
      if (node.type === 'atrule') visit((node as Container).nodes ?? [], `${around}@${node.name} ${node.params} `)
      if (node.type !== 'rule') continue
      const declarations = node.nodes.filter((each): each is Declaration => each.type === 'decl')
      if (node.selector === ':root') {
        if (around === '') for (const { prop, value } of declarations) rules.set(prop, { text: value })
        continue
      }
      const text = declarations.map(({ prop, value }) => `${prop}:${value}`).join(';')
      const name = around + node.selector
      rules.set(name, { text: `${rules.get(name)?.text ?? ''};${text}`, selector: node.selector })
    }
  }
  visit(parseCss(css).nodes, '')
  return rules
}

/** The parts that rules apply to, in order; the sections that hold them where these are many. */
function shownBy(email: EmailSource, selectors: readonly string[], isKnown: (element: number) => boolean): number[] {
  const found = matched(email, selectors).flatMap(index => wearing(email, index) ?? [])
  const elements = outlineOf(email).doc.elements
  const isAround = (outer: number, inner: number) =>
    elements[outer]!.start < elements[inner]!.start && elements[inner]!.end <= elements[outer]!.end
  const parts = found.filter(({ at, isPart }) => isPart || !found.some(other => isAround(at, other.at)))
  const shown = parts.length > MOST ? found.flatMap(({ section }) => section ?? []) : parts.map(({ at }) => at)
  return [...new Set(shown)].filter(at => !isKnown(at))
}

/** What shows the looks of an element: the part it belongs to, or in a section, where it is none of its parts, the element itself. */
function wearing(email: EmailSource, index: number) {
  const ref = pointedRef(email, index)
  const at = ref === undefined ? undefined : findRef(email, ref)?.element.index
  if (ref === undefined || at === undefined) return undefined
  const isPart = at === index || ref.includes('.') || ref.startsWith('e')
  return { at: isPart ? at : index, isPart, section: findRef(email, ref.split('.')[0] as string)?.element.index }
}

function matched(email: EmailSource, selectors: readonly string[]): number[] {
  const matcher = createMatcher(outlineOf(email).doc, createBudget())
  const read = selectorReader()
  try {
    const found = selectors.flatMap(selector =>
      read(selector).flatMap(({ tokens, isStatic }) => (isStatic ? matcher.select(tokens) : []))
    )
    return [...new Set(found.map(({ index }) => index))].sort((one, other) => one - other)
  } catch (error) {
    if (error instanceof CompileRefusal) return []
    throw error
  }
}
