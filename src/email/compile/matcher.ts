import { _compileUnsafe as compileQuery } from 'css-select'
import type { Selector } from 'css-what'
import type { SourceDocument, SourceElement } from '../source/source.ts'

/** Finds elements by selectors. */
export interface Matcher {
  /** Elements that a static selector matches, in the order of the document. */
  select: (tokens: Selector[]) => SourceElement[]
  /** The class names of an element. */
  classes: (index: number) => readonly string[]
}

/** Looks through a document once, so that each selector tries only elements that have its last id, class or tag name. */
export function createMatcher(doc: SourceDocument): Matcher {
  const classes = doc.elements.map(({ index }) => (doc.attribute(index, 'class') ?? '').split(/\s+/).filter(Boolean))
  const buckets = bucketsOf(doc, classes)
  const query = queryFor(doc)
  const known = new WeakMap<Selector[], SourceElement[]>()
  const find = (tokens: Selector[]): SourceElement[] => {
    const compounds = simpleCompounds(tokens)
    if (compounds?.some(keys => keys.some(key => key !== '*' && !buckets.has(key)))) return []
    const key = keyOf(tokens)
    const candidates = key === '*' ? doc.elements : (buckets.get(key) ?? [])
    if (compounds) return candidates.filter(simpleTest(doc, classes, compounds))
    return candidates.length === 0 ? [] : candidates.filter(query(tokens))
  }
  return {
    classes: index => classes[index] ?? [],
    select(tokens) {
      const found = known.get(tokens) ?? find(tokens)
      known.set(tokens, found)
      return found
    }
  }
}

function bucketsOf(doc: SourceDocument, classes: string[][]): Map<string, SourceElement[]> {
  const buckets = new Map<string, SourceElement[]>()
  const put = (key: string, element: SourceElement): void => {
    const bucket = buckets.get(key)
    if (bucket) bucket.push(element)
    else buckets.set(key, [element])
  }
  for (const element of doc.elements) {
    put(element.name, element)
    const id = doc.attribute(element.index, 'id')
    if (id) put(`#${id}`, element)
    for (const name of new Set(classes[element.index])) put(`.${name}`, element)
  }
  return buckets
}

const COMBINATORS: ReadonlySet<string> = new Set(['descendant', 'child', 'adjacent', 'sibling'])

/** The most telling part of what stands after the last combinator. */
function keyOf(tokens: Selector[]): string {
  const last = tokens.slice(tokens.findLastIndex(({ type }) => COMBINATORS.has(type)) + 1)
  const keys = last.flatMap(token => tokenKey(token) ?? [])
  return keys.find(key => key.startsWith('#')) ?? keys.find(key => key.startsWith('.')) ?? keys[0] ?? '*'
}

function tokenKey(token: Selector): string | undefined {
  if (token.type === 'tag') return token.name.toLowerCase()
  if (token.type !== 'attribute' || token.ignoreCase !== 'quirks') return undefined
  if (token.name === 'id' && token.action === 'equals') return `#${token.value}`
  return token.name === 'class' && token.action === 'element' ? `.${token.value}` : undefined
}

/** What stands between the blanks of a selector of tags, classes and ids, which nearly all are; `undefined` for others. */
function simpleCompounds(tokens: Selector[]): string[][] | undefined {
  const compounds: string[][] = [[]]
  for (const token of tokens) {
    const key = token.type === 'universal' ? '*' : tokenKey(token)
    if (token.type === 'descendant') compounds.push([])
    else if (key === undefined) return undefined
    else compounds.at(-1)?.push(key)
  }
  return compounds
}

function simpleTest(
  doc: SourceDocument,
  classes: string[][],
  compounds: string[][]
): (element: SourceElement) => boolean {
  const fits = (element: SourceElement, keys: string[]): boolean =>
    keys.every(key => {
      if (key.charCodeAt(0) === DOT) return classes[element.index]?.includes(key.slice(1))
      if (key.charCodeAt(0) === HASH) return doc.attribute(element.index, 'id') === key.slice(1)
      return key === '*' || element.name === key
    })
  const [subject, ...ancestors] = compounds.toReversed() as [string[], ...string[][]]
  return element => fits(element, subject) && standsIn(doc, element, ancestors, fits)
}

const [DOT, HASH] = [46, 35]

/** The nearest ancestor that fits is as good as any further one. */
function standsIn(
  doc: SourceDocument,
  element: SourceElement,
  ancestors: string[][],
  fits: (element: SourceElement, keys: string[]) => boolean
): boolean {
  let outer = doc.elements[element.parent]
  for (const keys of ancestors) {
    while (outer && !fits(outer, keys)) outer = doc.elements[outer.parent]
    if (!outer) return false
    outer = doc.elements[outer.parent]
  }
  return true
}

/** Any other selector. One that is wrong in itself, such as `:nth-child(x)`, meets nothing, as in browsers. */
function queryFor(doc: SourceDocument): (tokens: Selector[]) => (element: SourceElement) => boolean {
  const adapter = adapterFor(doc)
  return tokens => {
    try {
      return compileQuery<SourceElement, SourceElement>([tokens], { adapter, pseudos: { link: 'a[href]' } })
    } catch {
      return () => false
    }
  }
}

function adapterFor(doc: SourceDocument) {
  const children = (index: number): SourceElement[] =>
    doc.children(index).map(child => doc.elements[child] as SourceElement)
  return {
    isTag: (_: SourceElement): _ is SourceElement => true,
    getAttributeValue: (element: SourceElement, name: string) => doc.attribute(element.index, name),
    getChildren: (element: SourceElement) => children(element.index),
    getName: (element: SourceElement) => element.name,
    getParent: (element: SourceElement) => doc.elements[element.parent] ?? null,
    getSiblings: (element: SourceElement) => children(element.parent),
    getText: (element: SourceElement) => doc.textContent(element.index),
    hasAttrib: (element: SourceElement, name: string) => doc.attribute(element.index, name) !== undefined,
    removeSubsets: (elements: SourceElement[]) => elements
  }
}
