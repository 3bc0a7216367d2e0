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
  const marks = doc.elements.map(element => marksOf(doc, element))
  const buckets = bucketsOf(doc, marks)
  const query = queryFor(doc, budget)
  const known = new WeakMap<Selector[], SourceElement[]>()
  const find = (tokens: Selector[]): SourceElement[] => {
    const keys = compoundKeys(tokens)
    if (keys.some(compound => compound.some(key => !buckets.has(key)))) return []
    const fewest = (keys.at(-1) ?? []).map(key => buckets.get(key) ?? []).sort((a, b) => a.length - b.length)
    const candidates = fewest[0] ?? doc.elements
    budget.spend(candidates.length + 1)
    if (candidates.length === 0) return []
    return candidates.filter(isSimple(tokens) ? simpleTest(doc, marks, keys, budget) : query(tokens))
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

/** What selectors may ask of an element by a word: its name, and its attributes, id and classes. */
function marksOf(doc: SourceDocument, { index, name }: SourceElement): Set<string> {
  const id = doc.attribute(index, 'id')
  const classes = (doc.attribute(index, 'class') ?? '').split(/\s+/).filter(Boolean)
  return new Set([
    name,
    ...doc.attributes(index).map(attribute => `[${attribute.name}`),
    ...(id ? [`#${id}`] : []),
    ...classes.map(each => `.${each}`)
  ])
}

function bucketsOf(doc: SourceDocument, marks: readonly Set<string>[]): Map<string, SourceElement[]> {
  const buckets = new Map<string, SourceElement[]>()
  for (const element of doc.elements) {
    for (const mark of marks[element.index] ?? []) {
      const bucket = buckets.get(mark)
      if (bucket) bucket.push(element)
      else buckets.set(mark, [element])
    }
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

const BRACKET = 91

function simpleTest(
  doc: SourceDocument,
  marks: readonly Set<string>[],
  compounds: string[][],
  budget: Budget
): (element: SourceElement) => boolean {
  const fits = ({ index }: SourceElement, keys: string[]): boolean => keys.every(key => marks[index]?.has(key))
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

/** So many characters are looked through in the time of one step, where nearly all of them are what is looked for. */
const STEP_CHARACTERS = 16

/** Any other selector. One that is wrong in itself, such as `:is()` without its brackets, meets nothing, as in browsers. */
function queryFor(doc: SourceDocument, { spend }: Budget): (tokens: Selector[]) => (element: SourceElement) => boolean {
  const places = placePseudos(doc)
  const looked = <Answer>(answer: Answer, characters = 0): Answer => {
    spend(1 + Math.floor(characters / STEP_CHARACTERS))
    return answer
  }
  const adapter = {
    ...adapterFor(doc, looked),
    prevElementSibling: (element: SourceElement) => looked(places.previous(element))
  }
  const empty = ({ index, openEnd, closeStart }: SourceElement): boolean =>
    doc.children(index).length === 0 &&
    looked(doc.innerHtml(index), closeStart - openEnd).replace(/<!--[\s\S]*?-->/g, '') === ''
  const pseudos = { ...places.pseudos, empty, link: 'a[href]' }
  return tokens => {
    try {
      return compileQuery<SourceElement, SourceElement>([tokens], { adapter, pseudos })
    } catch {
      return () => false
    }
  }
}

/** Every look at an element is a step; at an attribute it takes more, as long as its value is and its neighbours are many. */
function adapterFor(doc: SourceDocument, looked: <Answer>(answer: Answer, characters?: number) => Answer) {
  const families = new Map<number, SourceElement[]>()
  const children = (index: number): SourceElement[] => {
    const family = families.get(index) ?? doc.children(index).map(child => doc.elements[child] as SourceElement)
    families.set(index, family)
    return family
  }
  const attribute = ({ index }: SourceElement, name: string): string | undefined => {
    const value = doc.attribute(index, name)
    return looked(value, (value?.length ?? 0) + doc.attributes(index).length)
  }
  return {
    isTag: (_: SourceElement): _ is SourceElement => looked(true),
    getAttributeValue: attribute,
    getChildren: ({ index }: SourceElement) => children(index),
    getName: ({ name }: SourceElement) => looked(name),
    getParent: ({ parent }: SourceElement) => looked(doc.elements[parent] ?? null),
    getSiblings: ({ parent }: SourceElement) => children(parent),
    getText: ({ index }: SourceElement) => doc.textContent(index),
    hasAttrib: (element: SourceElement, name: string) => attribute(element, name) !== undefined,
    removeSubsets: (elements: SourceElement[]) => elements
  }
}
