import type { EmailSource } from '../../../email/email.ts'
import { type OutlineSlot, outlineOf } from '../../../email/outline/outline.ts'
import { parseDeclarations } from '../../../email/source/declarations.ts'
import type { SourceDocument, SourceElement } from '../../../email/source/source.ts'

/** More elements than anybody names; what follows is left alone. */
const MOST = 12_000

/**
 * The parts of HTML that no section of ours holds, said as slots are: headings, texts, buttons, links and pictures, each
 * with its own ref (`e17`).
 */
export function plainSlots(email: EmailSource): OutlineSlot[] {
  const { doc, sections } = outlineOf(email)
  const isOwn = ({ start, end }: SourceElement) =>
    sections.every(section => end <= section.start || section.end <= start)
  const slots = doc.elements.slice(0, MOST).flatMap(element => (isOwn(element) ? plainSlot(doc, element) : []))
  const outer = slots.filter(slot => !isMark(doc, slot, slots))
  if (slots.length === 0 || slots.some(({ name }) => name === 'heading')) return outer
  const largest = outer.toSorted((one, other) => sizeOf(doc, other) - sizeOf(doc, one))[0]
  return outer.map(slot => (slot === largest && sizeOf(doc, slot) >= 20 ? { ...slot, name: 'heading' } : slot))
}

/** Bold words inside a text are no text of their own. */
function isMark(doc: SourceDocument, { element, kind }: OutlineSlot, slots: OutlineSlot[]): boolean {
  const parent = doc.elements[element]?.parent ?? -1
  return (
    kind === 'text' &&
    /^(?:b|strong|span|font|i|em)$/.test(doc.elements[element]?.name ?? '') &&
    slots.some(slot => slot.element === parent)
  )
}

/** The slot that an element makes; none for one that only holds others, or that readers do not see. */
export function plainSlot(doc: SourceDocument, { index, name }: SourceElement): OutlineSlot[] {
  const said = { ref: `e${index}`, element: index }
  if (/display\s*:\s*none/i.test(doc.attribute(index, 'style') ?? '')) return []
  if (name === 'img') {
    const value = { src: doc.attribute(index, 'src') ?? '', alt: doc.attribute(index, 'alt') ?? '' }
    return [{ ...said, name: 'image', kind: 'image', value }]
  }
  const text = doc.textContent(index).replace(/\s+/g, ' ').trim()
  if (name === 'a') {
    const value = { label: text, href: doc.attribute(index, 'href') ?? '' }
    return text ? [{ ...said, name: isButton(doc, index) ? 'button' : 'link', kind: 'link', value }] : []
  }
  if (!text || !(/^(?:h[1-6]|p|li|blockquote)$/.test(name) || hasOwnText(doc, index))) return []
  return [{ ...said, name: /^h[1-6]$/.test(name) ? 'heading' : 'text', kind: 'text', value: text }]
}

const sizeOf = (doc: SourceDocument, { element, kind }: OutlineSlot): number => {
  const size = kind === 'text' ? styleOf(doc, element).get('font-size') : undefined
  return Number.parseFloat(size ?? '') || 0
}

const styleOf = (doc: SourceDocument, index: number): Map<string, string> =>
  new Map(parseDeclarations(doc.attribute(index, 'style') ?? '').map(({ property, value }) => [property, value]))

/** A link that is drawn as a button: by its class, its ground, or the ground of the cell that it fills. */
function isButton(doc: SourceDocument, index: number): boolean {
  const classes = doc.attribute(index, 'class') ?? ''
  return (
    /(?:^|[\s_-])(?:btn|button|cta)/i.test(classes) || hasGround(doc, index) || groundCell(doc, index) !== undefined
  )
}

function hasGround(doc: SourceDocument, index: number): boolean {
  const style = styleOf(doc, index)
  const ground = style.get('background-color') ?? style.get('background')
  return doc.attribute(index, 'bgcolor') !== undefined || (ground !== undefined && !/none|transparent/i.test(ground))
}

/** The cell with a ground of its own that holds this link and nothing else. */
export function groundCell(doc: SourceDocument, index: number): number | undefined {
  const parent = doc.elements[index]?.parent ?? -1
  const isCell = doc.elements[parent]?.name === 'td' && hasGround(doc, parent)
  return isCell && holdsOnly(doc, parent, index) ? parent : undefined
}

const HOLDERS = /^(?:table|tbody|tr|td|th|a|p|div|center|li)$/

/** The largest element that holds nothing but this one: what has to go with it when it is removed. */
export function holderOf(doc: SourceDocument, index: number): number {
  const parent = doc.elements[index]?.parent ?? -1
  const holds = HOLDERS.test(doc.elements[parent]?.name ?? '') && holdsOnly(doc, parent, index)
  return holds ? holderOf(doc, parent) : index
}

function holdsOnly(doc: SourceDocument, outer: number, inner: number): boolean {
  const [around, within] = [doc.elements[outer], doc.elements[inner]]
  if (!around || !within || doc.children(outer).length !== 1) return false
  const rest = doc.source.slice(around.openEnd, within.start) + doc.source.slice(within.end, around.closeStart)
  return rest.replace(/&nbsp;|&#160;|\s/g, '') === ''
}

/** Does it hold words beside its child elements? */
function hasOwnText(doc: SourceDocument, index: number): boolean {
  const { name, openEnd, closeStart } = doc.elements[index] as SourceElement
  if (!/^(?:td|th|div|span|center|font|strong|b)$/.test(name)) return false
  const first = doc.children(index).find(child => doc.elements[child]?.name !== 'br')
  const end = first === undefined ? closeStart : (doc.elements[first] as SourceElement).start
  const own = doc.source.slice(openEnd, end).replace(/<!--[\s\S]*?-->|<br ?\/?>|&[#\w]+;/g, '')
  return own.trim() !== ''
}
