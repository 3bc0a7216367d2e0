import type { EmailSource } from '../email.ts'
import type { EmailChange } from '../operations/change.ts'
import { type Found, findRef } from './find.ts'
import { followPlace } from './follow-place.ts'
import { itemNow } from './item-now.ts'
import { type OutlineItem, type OutlineList, type OutlineSection, outlineOf } from './outline.ts'

/**
 * What a ref of `before` is called in `after`, which `change` made of it; `undefined` when it is gone. A section or an element is
 * followed by its start tag. What stands in a section is found by what it is, since sections are drawn anew: a slot by its name, an
 * item by what it says.
 */
export function followRef(
  before: EmailSource,
  after: EmailSource,
  change: Pick<EmailChange, 'html'>,
  ref: string
): string | undefined {
  const found = findRef(before, ref)
  if (!found || before.html === after.html) return found && ref
  if (found.type === 'element') return nameAt(after, followPlace(change.html, found.element.start))
  const now = nameAt(after, followPlace(change.html, found.section.start, `data-section="${found.section.kind}"`))
  if (now === undefined || found.type === 'section') return now
  const section = outlineOf(after).sections.find(candidate => candidate.ref === now)
  return section && inSection(found, section)
}

/** The section or element that begins at a place. */
function nameAt(email: EmailSource, place: number | undefined): string | undefined {
  const { doc, sections } = outlineOf(email)
  const section = sections.find(({ start }) => start === place)
  const element = section ? undefined : doc.elements.find(({ start }) => start === place)
  return section?.ref ?? (element && `e${element.index}`)
}

function inSection(found: Exclude<Found, { type: 'section' | 'element' }>, now: OutlineSection): string | undefined {
  if (found.type === 'list') return listNow(now, found.list)?.ref
  if (found.type === 'item') return itemIn(now, found.list, found.item)?.ref
  const { ref, name } = found.slot
  for (const list of found.section.lists) {
    const item = list.items.find(({ slots }) => slots.some(slot => slot.ref === ref))
    if (item) return itemIn(now, list, item)?.slots.find(slot => slot.name === name)?.ref
  }
  return now.slots.find(slot => slot.name === name)?.ref
}

const listNow = ({ lists }: OutlineSection, { name }: OutlineList): OutlineList | undefined =>
  lists.find(list => list.name === name)

function itemIn(now: OutlineSection, list: OutlineList, item: OutlineItem): OutlineItem | undefined {
  const items = listNow(now, list)?.items ?? []
  const at = itemNow(list.items, items, list.items.indexOf(item))
  return at === undefined ? undefined : items[at]
}
