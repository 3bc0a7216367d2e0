import type { EmailSource } from '../email.ts'
import type { SourceElement } from '../source/source.ts'
import { findRef, isFreeIn, refAt, sectionAround } from './find.ts'
import { type Outline, type OutlineSection, outlineOf } from './outline.ts'
import { isHolder, isPointed, isSeen } from './plain-parts.ts'

/** What holds a part and can be selected, the innermost first. Of a section nothing does. */
export function selectableParents(email: EmailSource, ref: string): string[] {
  const found = findRef(email, ref)
  if (!found || found.type === 'section') return []
  if (found.type === 'element') return elementParents(email, found.element)
  const [section = '', list, item, slot] = ref.split('.')
  return slot === undefined ? [section] : [`${section}.${list}.${item}`, section]
}

function elementParents(email: EmailSource, element: SourceElement): string[] {
  const { doc, sections } = outlineOf(email)
  const section = sectionAround({ sections }, element)
  if (section && !isFreeIn(doc, section, element)) {
    const around = refAt(email, { element: element.index }) ?? ''
    return [around, ...selectableParents(email, around)]
  }
  const parents: string[] = []
  for (let at = doc.elements[element.parent]; at; at = doc.elements[at.parent]) {
    if (section && !isFreeIn(doc, section, at)) return [...parents, section.ref]
    if (isHolder(doc, at)) parents.push(`e${at.index}`)
  }
  return parents
}

export type Neighbours = Partial<Record<'next' | 'previous' | 'first' | 'last', string>>

/** Where one comes from a part in the order of reading; from nothing, to the first part or the last. */
export function neighbours(email: EmailSource, ref: string | undefined): Neighbours {
  const all = partsInOrder(outlineOf(email))
  const [first, last] = [all[0]?.ref, all.at(-1)?.ref]
  const element = ref === undefined ? undefined : findRef(email, ref)?.element.index
  const [next, previous] =
    element === undefined
      ? [first, last]
      : [all.find(part => part.element > element)?.ref, all.findLast(part => part.element < element)?.ref]
  return {
    ...(first !== undefined && { first }),
    ...(last !== undefined && { last }),
    ...(next !== undefined && { next }),
    ...(previous !== undefined && { previous })
  }
}

interface Part {
  ref: string
  element: number
}

const orders = new WeakMap<Outline, Part[]>()

/** Sections with their items and slots, and the smallest parts of plain HTML, in the order of the source. */
function partsInOrder(outline: Outline): Part[] {
  const known = orders.get(outline)
  if (known) return known
  const order = outline.parts.flatMap(part =>
    part.type === 'section' ? inSection(outline, part) : inElement(outline, part)
  )
  orders.set(outline, order)
  return order
}

function inSection(outline: Outline, section: OutlineSection): Part[] {
  const { inside } = section
  if (inside !== undefined) return [section, ...inFree(outline, section, inside)]
  const items = section.lists.flatMap(list => list.items)
  const parts = [section, ...section.slots, ...items, ...items.flatMap(item => item.slots)]
  return parts.map(({ ref, element }) => ({ ref, element })).sort((a, b) => a.element - b.element)
}

const inFree = (outline: Outline, { ref, end }: OutlineSection, inside: number): Part[] =>
  (outline.doc.elements[inside + 1]?.start ?? end) < end ? inElement(outline, { ref, element: inside + 1, end }) : []

/** Pictures, lines and whatever says something and holds nothing smaller that can be selected. */
function inElement({ doc }: Outline, { element, end }: Part & { end: number }): Part[] {
  const isTold = new Set<number>()
  const parts: Part[] = []
  let last = element
  while (last + 1 < doc.elements.length && (doc.elements[last + 1]?.start ?? end) < end) last++
  const hidden = hiddenIn(doc.elements.slice(element, last + 1), each => !isSeen(doc, each))
  for (let index = last; index >= element; index--) {
    const each = doc.elements[index] as SourceElement
    const isSmallest = !isTold.has(index) && !hidden.has(index) && isPointed(doc, each) && saysSomething(doc, each)
    if (isSmallest) parts.push({ ref: `e${index}`, element: index })
    if (isSmallest || isTold.has(index)) isTold.add(each.parent)
  }
  return parts.reverse()
}

function hiddenIn(elements: readonly SourceElement[], isHidden: (element: SourceElement) => boolean): Set<number> {
  const hidden = new Set<number>()
  for (const element of elements) if (hidden.has(element.parent) || isHidden(element)) hidden.add(element.index)
  return hidden
}

const saysSomething = (doc: Outline['doc'], { index, name }: SourceElement): boolean =>
  name === 'img' || name === 'hr' || doc.textContent(index).trim() !== ''
