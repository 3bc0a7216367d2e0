import { looksOf } from '../../../email/compile/looks.ts'
import type { EmailSource } from '../../../email/email.ts'
import { type OutlineSection, type OutlineSlot, outlineOf } from '../../../email/outline/outline.ts'
import { makePart, type Part, settle } from './part.ts'
import { plainParts } from './plain-parts.ts'

const whole = (ref: string, type: 'email' | 'meta', text = ''): Part =>
  makePart({ ref, type, name: ref, element: -1, text }, [`element:${ref}`])

const known = new WeakMap<EmailSource, Part[]>()

/** Everything in an email that can be named, in the order of the document, what is around a part before it. */
export function partsOf(email: EmailSource): Part[] {
  const parts = known.get(email) ?? readParts(email)
  known.set(email, parts)
  return parts
}

function readParts(email: EmailSource): Part[] {
  const { doc, parts } = outlineOf(email)
  const all = whole('email', 'email')
  const envelope = [whole('subject', 'meta', email.subject), whole('preheader', 'meta', email.preheader)]
  const inside = parts.flatMap(part =>
    part.type === 'section' ? sectionParts(part, all) : plainParts(doc, part.element, all, looksOf(email))
  )
  return [all, whole('canvas', 'email'), ...envelope, ...inside]
}

function sectionParts({ ref, kind, layout, element, slots, lists }: OutlineSection, around: Part): Part[] {
  const given = { ref, type: 'section', name: kind, names: layout, element } as const
  const section = makePart(given, [`kind:${kind}`, 'element:section', 'element:box'], around)
  const own = slots.map(slot => slotPart(slot, section))
  const items = lists.flatMap(({ name: list, items }) =>
    items.flatMap(item => {
      const given = {
        ref: item.ref,
        type: 'item',
        name: kind,
        names: list === 'items' ? '' : list,
        element: item.element,
        list
      } as const
      const part = makePart(given, [`item:${kind}`, 'element:item', 'element:row', 'element:box'], section)
      const inner = item.slots.map(slot => slotPart(slot, part))
      return [settle(part), ...inner]
    })
  )
  return [settle(section), ...own, ...items]
}

const slotPart = ({ ref, name, value, element }: OutlineSlot, around: Part): Part =>
  makePart(
    { ref, type: 'slot', name, value, element },
    around.name === 'quote' && name === 'text' ? ['slot:text', 'kind:quote'] : [`slot:${name}`],
    around
  )
