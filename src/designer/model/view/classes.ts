import type { Outline } from '../../../email/outline/outline.ts'
import type { SourceDocument } from '../../../email/source/source.ts'

/** The classes that rules can name, by what has them: "heading .heading .hero-heading · button .button in .button-ground". */
export function classWords({ doc, sections }: Outline): string {
  const words = new Map<string, Set<string>>()
  for (const { slots, lists } of sections)
    for (const { name, element } of [...slots, ...lists.flatMap(({ items }) => items.flatMap(item => item.slots))]) {
      const known = words.get(name) ?? new Set()
      for (const each of ownClasses(doc, element)) known.add(each)
      words.set(name, known)
    }
  return [...words].flatMap(([name, all]) => (all.size > 0 ? [`${name} ${[...all].join(' ')}`] : [])).join(' · ')
}

/** A button's ground is its cell, which Outlook paints. */
function ownClasses(doc: SourceDocument, element: number): string[] {
  const holder = doc.elements[element]?.parent ?? -1
  const own = classesOf(doc, element)
  return classesOf(doc, holder).includes('.button-ground') ? [...own, 'in .button-ground'] : own
}

const classesOf = (doc: SourceDocument, element: number): string[] =>
  (element < 0 ? '' : (doc.attribute(element, 'class') ?? ''))
    .split(/\s+/)
    .filter(Boolean)
    .map(name => `.${name}`)
