import type { EmailSource } from '../../email/email.ts'
import { findRef, sectionAround } from '../../email/outline/find.ts'
import { type OutlineSection, outlineOf } from '../../email/outline/outline.ts'
import { isBlock, KEPT_APART, SHELL, siblingsOf } from '../../email/outline/siblings.ts'
import type { SourceElement } from '../../email/source/source.ts'

export { siblingsOf }

/** A place beside a part; the end of the email where neither is said. */
export interface Place {
  before?: string
  after?: string
}

/** What of a part can be moved: itself, or the item or section that holds it; `undefined` for what has its place in a layout. */
export function movableOf(email: EmailSource, ref: string): string | undefined {
  const found = findRef(email, ref)
  if (found?.type === 'element')
    return siblingsOf(email, ref).length > 1 ? ref : sectionAround(outlineOf(email), found.element)?.ref
  const [section, list, item] = ref.split('.')
  return found && (item === undefined ? section : `${section}.${list}.${item}`)
}

/** The place one step up or down from where a part stands; `undefined` at the end of the way. */
export function placeAfterStep(email: EmailSource, ref: string, step: 'up' | 'down'): Place | undefined {
  const siblings = siblingsOf(email, ref)
  const beside = siblings[siblings.indexOf(ref) + (step === 'up' ? -1 : 1)]
  if (beside === undefined) return undefined
  return step === 'up' ? { before: beside } : { after: beside }
}

/** What a part is called once it has moved beside one of its siblings. */
export function movedRef(email: EmailSource, ref: string, { before, after }: Place): string | undefined {
  const beside = before ?? after ?? ''
  if (ref.startsWith('e')) return movedElement(email, ref, beside, before === undefined)
  const siblings = siblingsOf(email, ref).filter(each => !each.startsWith('e'))
  const order = siblingsOf(email, ref).filter(each => each !== ref)
  order.splice(order.indexOf(beside) + (before === undefined ? 1 : 0), 0, ref)
  return siblings[order.filter(each => !each.startsWith('e')).indexOf(ref)]
}

/** Elements are counted in the order of the source: one that moves takes what is in it along. */
function movedElement(email: EmailSource, ref: string, beside: string, isAfter: boolean): string | undefined {
  const [own, other] = [findRef(email, ref)?.element, findRef(email, beside)?.element]
  if (!own || !other) return undefined
  const { elements } = outlineOf(email).doc
  const sizeOf = ({ start, end }: SourceElement) =>
    elements.filter(each => each.start >= start && each.end <= end).length
  const place = other.index + (isAfter ? sizeOf(other) : 0)
  return `e${place > own.index ? place - sizeOf(own) : place}`
}

/** Where something new stands below what is selected; at the end, but above a footer, where nothing is. */
export function placeBelow(email: EmailSource, ref: string | undefined): Place {
  const { sections, parts, doc } = outlineOf(email)
  const around = sectionOf(email, ref)
  if (around) return { after: around.ref }
  if (ref?.startsWith('e')) {
    const block = blockAround(email, ref)
    if (block !== undefined) return { after: block }
  }
  const footer = sections.at(-1)
  if (footer?.kind === 'footer') return { before: footer.ref }
  const last = parts.findLast(part => isBlock(doc.elements[part.element]))
  return last ? { after: last.ref } : {}
}

/** The section that a part is, or stands in. */
function sectionOf(email: EmailSource, ref: string | undefined): OutlineSection | undefined {
  const found = ref === undefined ? undefined : (findRef(email, ref) ?? findRef(email, ref.split('.')[0] ?? ''))
  return found && sectionAround(outlineOf(email), found.element)
}

/** The block nearest to an element in which nothing else has to stand: what a section can be put beside. */
export function blockAround(email: EmailSource, ref: string): string | undefined {
  const { doc } = outlineOf(email)
  let at = doc.elements[Number(ref.slice(1))]
  while (at && (KEPT_APART.has(at.name) || INLINE.has(at.name))) at = doc.elements[at.parent]
  return at && !SHELL.has(at.name) ? `e${at.index}` : undefined
}

const INLINE: ReadonlySet<string> = new Set('a b strong i em u s span font small sub sup br code img'.split(' '))
