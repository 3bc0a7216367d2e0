import type { Looks } from '../../../email/compile/looks.ts'
import { htmlToInline } from '../../../email/sections/inline.ts'
import type { SlotValue } from '../../../email/sections/section.ts'
import type { SourceDocument } from '../../../email/source/source.ts'
import type { Part } from './part.ts'
import type { Concept } from './vocabulary.ts'

const BLOCKS: ReadonlySet<string> = new Set('table td th div center ul ol section article tr blockquote'.split(' '))
const INLINE: ReadonlySet<string> = new Set('a b strong i em span br font small sup sub u'.split(' '))
const PRICE = /[£$€₹¥₦]\s?\d|\d\s?[£$€]/

/** The parts of plain HTML: texts, links, pictures, and the boxes that hold several of them or have a ground of their own. */
export function plainParts(doc: SourceDocument, root: number, parent: Part, looks: Looks): Part[] {
  const walk = (index: number, around: Part): Part[] => {
    const { name = '' } = doc.elements[index] ?? {}
    if (/^(?:head|style|script)$/.test(name) || isHidden(doc, index)) return []
    const leaf = leafPart(doc, index, around, looks)
    if (leaf) {
      const links = name === 'a' ? [] : doc.elements.filter(each => each.name === 'a' && isIn(doc, each.index, index))
      around.children.push(leaf)
      return [
        leaf,
        ...links.flatMap(each => leafPart(doc, each.index, leaf, looks) ?? []).map(each => adopted(each, leaf))
      ]
    }
    const box = boxPart(doc, index, around, looks)
    const inside = doc.children(index).flatMap(child => walk(child, box))
    const slots = inside.filter(({ type }) => type === 'slot')
    const isKept =
      BLOCKS.has(name) && name !== 'tr' && (slots.length > 1 || (slots.length > 0 && looks.ownGround(index)))
    if (!isKept) return released(box, around, inside)
    around.children.push(box)
    return [settled(box, slots), ...inside]
  }
  return walk(root, parent)
}

const adopted = (part: Part, parent: Part): Part => {
  parent.children.push(part)
  return part
}

/** The children of a box that says nothing belong to what is around it. */
function released(box: Part, around: Part, inside: Part[]): Part[] {
  for (const child of box.children) child.parent = around
  around.children.push(...box.children)
  return inside
}

const isIn = (doc: SourceDocument, inner: number, outer: number): boolean => {
  const [one, other] = [doc.elements[inner], doc.elements[outer]]
  return one !== undefined && other !== undefined && one !== other && other.start <= one.start && one.end <= other.end
}

const isHidden = (doc: SourceDocument, index: number): boolean =>
  /display\s*:\s*none/i.test(doc.attribute(index, 'style') ?? '')

function boxPart(doc: SourceDocument, index: number, parent: Part, looks: Looks): Part {
  const isCell = /^t[dh]$/.test(doc.elements[index]?.name ?? '')
  const siblings = doc.children(doc.elements[index]?.parent ?? -1).filter(each => doc.textContent(each).trim()).length
  const type = isCell && siblings > 1 ? 'item' : 'section'
  const own: Concept[] = ['element:section', ...(looks.ownGround(index) ? (['element:box'] as const) : [])]
  if (type === 'item') own.push('element:item', 'element:cell')
  return {
    ref: `e${index}`,
    type,
    name: '',
    concepts: new Set(own),
    text: '',
    title: '',
    parent,
    children: [],
    element: index
  }
}

function settled(box: Part, slots: Part[]): Part {
  box.text = slots.map(({ text }) => text).join(' ')
  box.title = (slots.find(({ name }) => name === 'heading') ?? slots[0])?.text ?? ''
  return box
}

/** An element that people read as one: a picture, a link on its own, or text with nothing but inline marks in it. */
function leafPart(doc: SourceDocument, index: number, parent: Part, looks: Looks): Part | undefined {
  const { name = '' } = doc.elements[index] ?? {}
  const text = doc.textContent(index).replace(/\s+/g, ' ').trim()
  const children = doc.elements.filter(each => isIn(doc, each.index, index))
  const make = (slot: string, value: SlotValue, words = text): Part => {
    const own: Concept[] = [
      `slot:${slot}`,
      ...(PRICE.test(words) && words.length < 24 ? (['slot:price'] as const) : [])
    ]
    return {
      ref: `e${index}`,
      type: 'slot',
      name: slot,
      concepts: new Set(own),
      text: words,
      title: words,
      value,
      parent,
      children: [],
      element: index
    }
  }
  if (name === 'img') {
    const alt = doc.attribute(index, 'alt') ?? ''
    return make('image', { src: doc.attribute(index, 'src') ?? '', alt }, alt)
  }
  if (!text || children.some(child => !INLINE.has(child.name))) return undefined
  if (name === 'a')
    return make(isButton(doc, index, looks) ? 'button' : 'link', {
      label: text,
      href: doc.attribute(index, 'href') ?? ''
    })
  const [only] = children
  const isWrapper = only?.name === 'a' && doc.textContent(only.index).trim() === doc.textContent(index).trim()
  if (isWrapper || /^(?:tr|table|tbody|ul|ol)$/.test(name)) return undefined
  return make(/^h[1-6]$/.test(name) ? 'heading' : 'text', htmlToInline(doc.innerHtml(index)) ?? text)
}

/** A link is a button when it, or the cell that it fills, has a ground of its own. */
export const buttonGround = (doc: SourceDocument, link: number, looks: Looks): number | undefined => {
  const parent = doc.elements[link]?.parent ?? -1
  const fills = parent >= 0 && doc.textContent(parent).trim() === doc.textContent(link).trim()
  return looks.ownGround(link) ? link : fills && looks.ownGround(parent) ? parent : undefined
}

const isButton = (doc: SourceDocument, link: number, looks: Looks): boolean => {
  const around = looks.ground(doc.elements[doc.elements[link]?.parent ?? -1]?.parent ?? -1)
  const ground = buttonGround(doc, link, looks)
  return ground !== undefined && looks.ownGround(ground) !== around
}
