import type { EmailSource } from '../../src/email/email.ts'
import { outlineOf } from '../../src/email/outline/outline.ts'
import type { Changed } from './changes.ts'
import type { Followed } from './followed.ts'

/** Changes of elements outside of sections: gone, with other words or attributes of their own, or with new ones inside. */
export function plainChanges(change: Followed): Changed[] {
  const { doc } = outlineOf(change.before)
  const changes: Changed[] = []
  let goneTo = -1
  const known = new Set<number>()
  const plain = plainElements(change.before)
  for (const index of plain) {
    const now = change.now(`e${index}`)
    if (now) known.add(now.element)
    const element = doc.elements[index]
    if (!element || element.start < goneTo) continue
    if (!now) goneTo = element.end
    if (!now || ownOf(change.before, index) !== ownOf(change.after, now.element)) changes.push([`e${index}`])
  }
  const back = new Map(plain.map(index => [change.now(`e${index}`)?.element, index]))
  for (const index of plainElements(change.after)) {
    const parent = outlineOf(change.after).doc.elements[index]?.parent ?? -1
    if (!known.has(index) && (parent < 0 || known.has(parent))) changes.push([`e${back.get(parent) ?? -1}`, 'new'])
  }
  return changes
}

/** Indexes of the elements that stand in no section. */
export function plainElements(email: EmailSource): number[] {
  const { doc, sections } = outlineOf(email)
  return doc.elements
    .filter(({ start, end }) => !sections.some(section => section.start <= start && end <= section.end))
    .map(({ index }) => index)
}

/** The start tag of an element, and the words that stand in it and in no element inside it. */
function ownOf(email: EmailSource, index: number): string {
  const { doc } = outlineOf(email)
  const { start, openEnd, closeStart } = doc.elements[index] ?? { start: 0, openEnd: 0, closeStart: 0 }
  const inside = doc.children(index).flatMap(child => doc.elements[child] ?? [])
  const own = doc.texts
    .filter(text => text.start >= openEnd && text.end <= closeStart)
    .filter(text => !inside.some(child => child.start <= text.start && text.end <= child.end))
    .map(text => doc.source.slice(text.start, text.end))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
  return `${doc.source.slice(start, openEnd).replace(/\s+/g, ' ')} ${own}`
}
