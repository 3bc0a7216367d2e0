import { looksOf } from '../../../email/compile/looks.ts'
import type { EmailSource } from '../../../email/email.ts'
import { type OutlineSection, type OutlineSlot, outlineOf } from '../../../email/outline/outline.ts'
import type { Part } from './part.ts'
import { plainParts } from './plain-parts.ts'
import type { Concept } from './vocabulary.ts'
import { plainWords } from './words.ts'

const concepts = (...names: Concept[]): ReadonlySet<Concept> => new Set(names)

const whole = (ref: string, type: 'email' | 'meta', text = ''): Part => ({
  ref,
  type,
  name: ref,
  concepts: concepts(`element:${ref}`),
  text,
  title: text,
  children: [],
  element: -1
})

const known = new WeakMap<EmailSource, Part[]>()

/** Everything in an email that can be named, in the order of the document, what is around a part before it. */
export function partsOf(email: EmailSource): Part[] {
  const parts = known.get(email) ?? readParts(email)
  known.set(email, parts)
  return parts
}

function readParts(email: EmailSource): Part[] {
  const outline = outlineOf(email)
  const all = whole('email', 'email')
  const around = [
    all,
    whole('canvas', 'email'),
    whole('subject', 'meta', email.subject),
    whole('preheader', 'meta', email.preheader)
  ]
  const looks = looksOf(email)
  const inside = outline.parts.flatMap(part =>
    part.type === 'section' ? sectionParts(part, all) : plainParts(outline.doc, part.element, all, looks)
  )
  return [...around, ...inside]
}

function sectionParts(section: OutlineSection, parent: Part): Part[] {
  const part: Part = {
    ref: section.ref,
    type: 'section',
    name: section.kind,
    concepts: concepts(`kind:${section.kind}`, 'element:section', 'element:box'),
    text: '',
    title: '',
    parent,
    children: [],
    element: section.element
  }
  parent.children.push(part)
  const slots = section.slots.map(slot => slotPart(slot, part))
  const items = section.lists.flatMap(list =>
    list.items.flatMap(({ ref, element, slots: inner }) => {
      const own = concepts(`item:${section.kind}`, 'element:item', 'element:row', 'element:box')
      const item: Part = {
        ...part,
        ref,
        type: 'item',
        concepts: own,
        parent: part,
        children: [],
        element,
        list: list.name
      }
      part.children.push(item)
      return [
        item,
        ...settle(
          item,
          inner.map(slot => slotPart(slot, item))
        )
      ]
    })
  )
  return [part, ...settle(part, slots), ...items]
}

/** Gives a part the words of what is in it. */
function settle(part: Part, slots: Part[]): Part[] {
  const titled = slots.find(({ name }) => /^(?:heading|title|label|link|company|name)$/.test(name)) ?? slots[0]
  part.title = titled?.text ?? ''
  part.text = part.children.map(({ text }) => text).join(' ')
  return slots
}

const MONEY = /^\D{0,12}[£$€₹¥₦]\s?\d[\d.,]*\D{0,12}$|^\d[\d.,]*\s?[£$€₹¥₦]$/

function slotPart({ ref, name, value, element }: OutlineSlot, parent: Part): Part {
  const text = plainWords(value)
  const isQuote = parent.name === 'quote' && name === 'text'
  const own = concepts(
    `slot:${name}`,
    ...(isQuote ? (['kind:quote'] as const) : []),
    ...(name !== 'was' && MONEY.test(text) ? (['slot:price'] as const) : [])
  )
  const part: Part = {
    ref,
    type: 'slot',
    name,
    concepts: own,
    text,
    title: text,
    value,
    parent,
    children: [],
    element
  }
  parent.children.push(part)
  return part
}
