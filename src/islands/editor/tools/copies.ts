import type { Operation } from '../../../email/operations/operation.ts'
import type { Item } from '../../../email/sections/section.ts'
import type { Part } from './part.ts'

/** The operation that puts a copy of a part right after it: a section or an element with all its bytes, an item with what it says. */
export function copyOf({ email, found, ref }: Part): Operation[] {
  if (found.type === 'item') {
    const { section, list, item } = found
    const items = section.section.content[list.name] as Item[]
    const own = items[list.items.indexOf(item)]
    return own ? [{ op: 'add-item', ref: list.ref, item: own, after: ref }] : []
  }
  if (found.type === 'slot' || found.type === 'list') return []
  const html = email.html.slice(found.element.start, found.element.end)
  return [{ op: 'html', ref, html: `${html}\n${html}` }]
}
