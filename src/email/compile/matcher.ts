import { _compileUnsafe as compileQuery } from 'css-select'
import type { Selector } from 'css-what'
import type { SourceDocument, SourceElement } from '../source/source.ts'
import type { Budget } from './budget.ts'
import { placePseudos } from './sibling-places.ts'

/** Finds elements by selectors. */
export interface Matcher {
  /**
   * Elements that a static selector matches, in the order of the document. `work`: steps that the caller has with each.
   * Throws `CompileRefusal` when all steps are spent.
   */
  select: (tokens: Selector[], work?: number) => SourceElement[]
}

/** Looks through a document once, so that each selector tries only elements that have its last id, class, attribute or tag name. */
export function createMatcher(doc: SourceDocument, budget: Budget): Matcher {
  const classes = doc.elements.map(({ index }) => (doc.attribute(index, 'class') ?? '').split(/\s+/).filter(Boolean))
  const buckets = bucketsOf(doc, classes)
  const query = queryFor(doc, budget)
  const known = new WeakMap<Selector[], SourceElement[]>()
  const find = (tokens: Selector[]): SourceElement[] => {
    const keys = compoundKeys(tokens)
    if (keys.some(compound => compound.some(key => !buckets.has(key)))) return []
    const fewest = (keys.at(-1) ?? []).map(key => buckets.get(key) ?? []).sort((a, b) => a.length - b.length)
    const candidates = fewest[0] ?? doc.elements
    budget.spend(candidates.length + 1)
    if (candidates.length === 0) return []
    return candidates.filter(isSimple(tokens) ? simpleTest(doc, classes, keys, budget) : query(tokens))
  }
  return {
    select(tokens, work = 1) {
      const found = known.get(tokens) ?? find(tokens)
      known.set(tokens, found)
      budget.spend(found.length * work)
      return found
    }
  }
}

function bucketsOf(doc: SourceDocument, classes: string[][]): Map<string, SourceElement[]> {
  const buckets = new Map<string, SourceElement[]>()
  const put = (key: string, element: SourceElement): void => {
    const bucket = buckets.get(key)
    if (!bucket) buckets.set(key, [element])
    else if (bucket.at(-1) !== element) bucket.push(element)
  }
  for (const element of doc.elements) {
    put(element.name, element)
    for (const { name } of doc.attributes(element.index)) put(`[${name}`, element)
    const id = doc.attribute(element.index, 'id')
    if (id) put(`#${id}`, element)
    for (const name of classes[element.index] ?? []) put(`.${name}`, element)
  }
  return buckets
}

const COMBINATORS: ReadonlySet<string> = new Set(['descendant', 'child', 'adjacent', 'sibling'])

/** What the elements of each part between combinators have to have. */
function compoundKeys(tokens: Selector[]): string[][] {
  const compounds: string[][] = [[]]
  for (const token of tokens) {
    const key = tokenKey(token)
    if (COMBINATORS.has(token.type)) compounds.push([])
    else if (key !== undefined) compounds.at(-1)?.push(key)
  }
  return compounds
}

function tokenKey(token: Selector): string | undefined {
  if (token.type === 'tag') return token.name.toLowerCase()
  if (token.type !== 'attribute' || token.action === 'not') return undefined
  if (token.ignoreCase !== 'quirks') return `[${token.name.toLowerCase()}`
  if (token.name === 'id' && token.action === 'equals') return `#${token.value}`
  return token.name === 'class' && token.action === 'element' ? `.${token.value}` : `[${token.name.toLowerCase()}`
}

/** Tags, classes and ids with blanks between, which nearly all selectors are: their keys say all. */
const isSimple = (tokens: Selector[]): boolean =>
  tokens.every(
    token =>
      token.type === 'universal' ||
      token.type === 'descendant' ||
      (tokenKey(token)?.charCodeAt(0) ?? BRACKET) !== BRACKET
  )

const [DOT, HASH, BRACKET] = [46, 35, 91]

function simpleTest(
  doc: SourceDocument,
  classes: string[][],
  compounds: string[][],
  budget: Budget
): (element: SourceElement) => boolean {
  const fits = (element: SourceElement, keys: string[]): boolean =>
    keys.every(key => {
      if (key.charCodeAt(0) === DOT) return classes[element.index]?.includes(key.slice(1))
      if (key.charCodeAt(0) === HASH) return doc.attribute(element.index, 'id') === key.slice(1)
      return element.name === key
    })
  const [subject, ...ancestors] = compounds.toReversed() as [string[], ...string[][]]
  return element => {
    if (!fits(element, subject)) return false
    // The nearest ancestor that fits is as good as any further one.
    let outer = doc.elements[element.parent]
    for (const keys of ancestors) {
      while (outer && !fits(outer, keys)) outer = outerOf(doc, outer, budget)
      if (!outer) return false
      outer = outerOf(doc, outer, budget)
    }
    return true
  }
}

function outerOf(doc: SourceDocument, { parent }: SourceElement, budget: Budget): SourceElement | undefined {
  budget.spend(1)
  return doc.elements[parent]
}

/** Any other selector. One that is wrong in itself, such as `:is()` without its brackets, meets nothing, as in browsers. */
function queryFor(doc: SourceDocument, budget: Budget): (tokens: Selector[]) => (element: SourceElement) => boolean {
  const places = placePseudos(doc)
  const adapter = { ...adapterFor(doc, budget), prevElementSibling: places.previous }
  const empty = ({ index }: SourceElement): boolean =>
    doc.children(index).length === 0 && doc.innerHtml(index).replace(/<!--[\s\S]*?-->/g, '') === ''
  const pseudos = { ...places.pseudos, empty, link: 'a[href]' }
  return tokens => {
    try {
      return compileQuery<SourceElement, SourceElement>([tokens], { adapter, pseudos })
    } catch {
      return () => false
    }
  }
}

function adapterFor(doc: SourceDocument, { spend }: Budget) {
  const families = new Map<number, SourceElement[]>()
  const children = (index: number): SourceElement[] => {
    const family = families.get(index) ?? doc.children(index).map(child => doc.elements[child] as SourceElement)
    families.set(index, family)
    return family
  }
  const looked = <Answer>(answer: Answer): Answer => {
    spend(1)
    return answer
  }
  return {
    isTag: (_: SourceElement): _ is SourceElement => looked(true),
    getAttributeValue: ({ index }: SourceElement, name: string) => looked(doc.attribute(index, name)),
    getChildren: ({ index }: SourceElement) => children(index),
    getName: ({ name }: SourceElement) => name,
    getParent: ({ parent }: SourceElement) => doc.elements[parent] ?? null,
    getSiblings: ({ parent }: SourceElement) => children(parent),
    getText: ({ index }: SourceElement) => doc.textContent(index),
    hasAttrib: ({ index }: SourceElement, name: string) => looked(doc.attribute(index, name) !== undefined),
    removeSubsets: (elements: SourceElement[]) => elements
  }
}
