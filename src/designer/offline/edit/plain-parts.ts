import type { Looks } from '../../../email/compile/looks.ts'
import { htmlToInline } from '../../../email/sections/inline.ts'
import type { SlotValue } from '../../../email/sections/section.ts'
import type { SourceDocument } from '../../../email/source/source.ts'
import { makePart, type Part, settle } from './part.ts'

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const UNSEEN = names('head style script')
const BLOCKS = names('table td th div center ul ol section article blockquote')
const INLINE = names('a b strong i em span br font small sup sub u')
const ROWS = names('tr table tbody ul ol')
const HEADINGS = names('h1 h2 h3 h4 h5 h6')

/** The parts of plain HTML: texts, links, pictures, and the boxes that hold several of them or have a ground of their own. */
export function plainParts(doc: SourceDocument, index: number, around: Part, looks: Looks): Part[] {
  const { name = '' } = doc.elements[index] ?? {}
  if (UNSEEN.has(name) || /display\s*:\s*none/i.test(doc.attribute(index, 'style') ?? '')) return []
  const leaf = leafPart(doc, index, around, looks)
  if (leaf) {
    const links = name === 'a' ? [] : innerOf(doc, index).filter(each => each.name === 'a')
    return [leaf, ...links.flatMap(each => leafPart(doc, each.index, leaf, looks) ?? [])]
  }
  const box = boxPart(doc, index, around, looks)
  const inside = doc.children(index).flatMap(child => plainParts(doc, child, box, looks))
  const slots = inside.filter(({ type }) => type === 'slot')
  if (BLOCKS.has(name) && (slots.length > 1 || (slots.length > 0 && looks.ownGround(index))))
    return [settle(box, slots), ...inside]
  for (const child of box.children) child.parent = around
  around.children.splice(around.children.indexOf(box), 1, ...box.children)
  return inside
}

const innerOf = (doc: SourceDocument, index: number) => {
  const { start, end } = doc.elements[index] ?? { start: 0, end: 0 }
  return doc.elements.filter(each => each.index !== index && start <= each.start && each.end <= end)
}

function boxPart(doc: SourceDocument, index: number, around: Part, looks: Looks): Part {
  const { name = '', parent = -1 } = doc.elements[index] ?? {}
  const siblings = doc.children(parent).filter(each => doc.textContent(each).trim())
  const isItem = (name === 'td' || name === 'th') && siblings.length > 1
  const given = { ref: `e${index}`, type: isItem ? 'item' : 'section', name: '', element: index } as const
  const ground = looks.ownGround(index) ? (['element:box'] as const) : []
  const item = isItem ? (['element:item', 'element:cell'] as const) : []
  return makePart(given, ['element:section', ...ground, ...item], around)
}

/** An element that people read as one: a picture, a link on its own, or text with nothing but inline marks in it. */
function leafPart(doc: SourceDocument, index: number, around: Part, looks: Looks): Part | undefined {
  const { name = '' } = doc.elements[index] ?? {}
  const value = (attribute: string): string => doc.attribute(index, attribute) ?? ''
  const make = (slot: string, value: SlotValue): Part =>
    makePart({ ref: `e${index}`, type: 'slot', name: slot, element: index, value }, [`slot:${slot}`], around)
  if (name === 'img') return make('image', { src: value('src'), alt: value('alt') })
  const text = doc.textContent(index).replace(/\s+/g, ' ').trim()
  const inner = innerOf(doc, index)
  if (!text || inner.some(child => !INLINE.has(child.name))) return undefined
  if (name === 'a') return make(isButton(doc, index, looks) ? 'button' : 'link', { label: text, href: value('href') })
  const [only] = inner
  const isWrapper = only?.name === 'a' && doc.textContent(only.index).trim() === doc.textContent(index).trim()
  if (isWrapper || ROWS.has(name)) return undefined
  return make(HEADINGS.has(name) ? 'heading' : 'text', htmlToInline(doc.innerHtml(index)) ?? text)
}

/** A link is a button when it, or the cell that it fills, has a ground unlike what is around. */
function isButton(doc: SourceDocument, link: number, looks: Looks): boolean {
  const cell = doc.elements[link]?.parent ?? -1
  const fills = cell >= 0 && doc.textContent(cell).trim() === doc.textContent(link).trim()
  const ground = looks.ownGround(link) ?? (fills ? looks.ownGround(cell) : undefined)
  return ground !== undefined && ground !== looks.ground(doc.elements[cell]?.parent ?? -1)
}
