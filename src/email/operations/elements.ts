import { elementLabel } from '../outline/find.ts'
import { inlineToHtml } from '../sections/inline-tree.ts'
import type { SlotValue } from '../sections/section.ts'
import { setAttribute } from '../source/attribute-splices.ts'
import { parseDeclarations, writeDeclarations } from '../source/declarations.ts'
import { parseHtml } from '../source/parse.ts'
import { isSafeStyle, isSafeUrl } from '../source/safe-url.ts'
import type { Splice } from '../source/source.ts'
import { attributeFault, firstUnsafe } from '../source/unsafe.ts'
import type { ChangeLine } from './change-line.ts'
import type { Draft } from './draft.ts'
import type { Operation } from './operation.ts'
import { Refusal } from './refusal.ts'
import { setSlot } from './set-slot.ts'
import { type ElementHere, elementOf, targetOf, targetWords } from './target.ts'
import { setLine, strong } from './words.ts'

type Of<Op extends Operation['op']> = Extract<Operation, { op: Op }>

const moved = (from: number, splices: Splice[]): Splice[] =>
  splices.map(splice => ({ ...splice, from: splice.from + from, to: splice.to + from }))

const labelFor = (draft: Draft, ref: string, { element }: ElementHere): string =>
  ref.startsWith('e') ? elementLabel(element.name) : targetWords(targetOf(draft, ref))

/** `set`: a slot of a section, or the words, link or picture of any element. */
export function set(draft: Draft, { ref, value }: Of<'set'>): ChangeLine {
  if (ref.startsWith('e')) return setElement(draft, ref, value)
  const target = targetOf(draft, ref)
  if (target.type !== 'slot') {
    const { part } = target.here
    throw new Refusal(
      `"${ref}" is ${targetWords(target)}; name a slot of it: ${[...part.slots, ...part.lists].map(slot => slot.ref).join(', ')}.`
    )
  }
  setSlot(draft, target, value)
  return setLine(targetWords(target), value)
}

function setElement(draft: Draft, ref: string, value: SlotValue): ChangeLine {
  const here = elementOf(draft, ref)
  const { name } = here.element
  const splices =
    typeof value === 'string'
      ? textSplices(here, ref, value)
      : 'src' in value
        ? pictureSplices(here, value)
        : linkSplices(here, ref, value)
  draft.edit(moved(here.from, splices))
  return setLine(elementLabel(name), value)
}

const HOLDERS: ReadonlySet<string> = new Set(
  'html head body table tbody thead tfoot tr ul ol dl colgroup style script title meta'.split(' ')
)
const BLOCKS: ReadonlySet<string> = new Set('table tr td div p h1 h2 h3 h4 h5 h6 ul ol li img'.split(' '))

function textSplices({ doc, element }: ElementHere, ref: string, value: string): Splice[] {
  const { name, openEnd, closeStart, empty } = element
  if (name === 'img') throw new Refusal(`"${ref}" is an image: {"src": "https://…", "alt": "…"}.`)
  if (empty || HOLDERS.has(name)) throw new Refusal(`"${ref}" is a <${name}>, which holds no text itself.`)
  const inner = doc.elements.filter(child => child.index > 0 && BLOCKS.has(child.name))
  if (inner.length > 0)
    throw new Refusal(
      `"${ref}" holds other parts (${[...new Set(inner.map(child => `<${child.name}>`))].join(', ')}); name the one you mean.`
    )
  const html = value
    .split('\n\n')
    .map(paragraph => inlineToHtml(paragraph.trim(), { links: name !== 'a' }))
    .join('<br><br>')
  const written = doc.source.slice(openEnd, closeStart)
  const lead = written.length - written.trimStart().length
  const from = written.trim() ? openEnd + lead : openEnd
  const to = written.trim() ? openEnd + written.trimEnd().length : closeStart
  return written.trim() === html ? [] : [{ from, to, insert: html }]
}

function linkSplices(here: ElementHere, ref: string, { label, href }: { label: string; href: string }): Splice[] {
  const { doc, element } = here
  if (element.name !== 'a') throw new Refusal(`"${ref}" is a <${element.name}>, not a link.`)
  if (!isSafeUrl(href)) throw new Refusal(`A link cannot lead to "${href}".`)
  const isSame = doc.textContent(0).trim() === label.trim()
  return [...setAttribute(doc, 0, 'href', href.trim()), ...(isSame || !label ? [] : textSplices(here, ref, label))]
}

function pictureSplices({ doc, element }: ElementHere, { src, alt }: { src: string; alt: string }): Splice[] {
  if (element.name !== 'img') throw new Refusal(`This is a <${element.name}>, not a picture.`)
  if (!isSafeUrl(src)) throw new Refusal(`A picture cannot come from "${src}".`)
  const [first, second] = [setAttribute(doc, 0, 'src', src.trim()), setAttribute(doc, 0, 'alt', alt)]
  return [...first, ...second]
}

/** `style`: declarations of one element; an empty value takes one away. */
export function setStyle(draft: Draft, { ref, style }: Of<'style'>): ChangeLine {
  const here = elementOf(draft, ref)
  checkDeclarations(style)
  const index = here.element.index
  const own = parseDeclarations(here.doc.attribute(index, 'style') ?? '')
  const names = new Set(Object.keys(style).map(property))
  const added = Object.entries(style).flatMap(([name, value]) =>
    value.trim() ? [{ property: property(name), value: value.trim(), important: false }] : []
  )
  const text = writeDeclarations([...own.filter(declaration => !names.has(declaration.property)), ...added])
  draft.edit(moved(here.from, setAttribute(here.doc, index, 'style', text || null)))
  return styleLine(labelFor(draft, ref, here), style)
}

const property = (name: string): string => (name.startsWith('--') ? name : name.toLowerCase())

/** Throws `Refusal` for declarations that would end early, run code, or say nothing. */
export function checkDeclarations(style: Record<string, string>): void {
  if (Object.keys(style).length === 0) throw new Refusal('Say what: {"color": "#123456"}.')
  for (const [name, value] of Object.entries(style)) {
    if (!/^-{0,2}[a-z][a-z0-9-]*$/i.test(name)) throw new Refusal(`"${name}" is no CSS property.`)
    if (/[;{}<>\\]/.test(value) || !isSafeStyle(value) || !isBalanced(value))
      throw new Refusal(`"${value}" cannot be the value of ${name}.`)
  }
}

const isBalanced = (value: string): boolean => {
  const bare = value.replace(/"[^"\n]*"|'[^'\n]*'/g, '')
  return !/["']/.test(bare) && !/\/\*/.test(bare) && bare.split('(').length === bare.split(')').length
}

function styleLine(label: string, style: Record<string, string>): ChangeLine {
  const entries = Object.entries(style)
  const colour = entries.find(([name, value]) => /colou?r$/.test(name) && value)
  const text = `${label}: ${entries.map(([name, value]) => `${name.replaceAll('-', ' ').trim()} ${strong(value || 'none')}`).join(', ')}`
  if (colour) return { icon: 'colour', text, colours: { to: colour[1] } }
  return { icon: entries.some(([name]) => /^(font|letter|line|text)/.test(name)) ? 'type' : 'layout', text }
}

/** `attr`: one attribute of an element; `null` takes it away. */
export function setAttr(draft: Draft, { ref, name: written, value }: Of<'attr'>): ChangeLine {
  const here = elementOf(draft, ref)
  const name = written.toLowerCase()
  if (!/^[a-z][a-z0-9:_-]*$/.test(name)) throw new Refusal(`"${written}" is no attribute.`)
  if (/^data-(section|layout|tone|slot|list|item|at|ornament)$/.test(name))
    throw new Refusal(`"${name}" marks the parts of a section; use "layout", "move" or "remove".`)
  if (name === 'style') throw new Refusal('Use "style" for styles.')
  const fault = value === null ? undefined : attributeFault(name, value)
  if (fault) throw new Refusal(`An email cannot hold ${fault}.`)
  draft.edit(moved(here.from, setAttribute(here.doc, here.element.index, name, value)))
  const label = labelFor(draft, ref, here)
  if (name === 'href' && value) return { icon: 'text', text: `${label} leads to ${strong(value)}` }
  if (name === 'src' && value) return { icon: 'image', text: `${label}: another picture` }
  return {
    icon: 'code',
    text: value === null ? `${label}: ${strong(name)} removed` : `${label}: ${name} is ${strong(value || 'set')}`
  }
}

/** `html`: one element, replaced by HTML that is whole and safe. */
export function setHtml(draft: Draft, { ref, html }: Of<'html'>): ChangeLine {
  const here = elementOf(draft, ref)
  const fault = firstUnsafe(html)
  if (fault) throw new Refusal(`An email cannot hold ${fault}.`)
  if (!isWhole(html)) throw new Refusal('The HTML is not whole: every element, comment and attribute has to end.')
  const { start, end } = here.element
  const label = labelFor(draft, ref, here)
  draft.edit([{ from: start + here.from, to: end + here.from, insert: html.trim() }], {
    redrawn: { start: start + here.from, end: end + here.from }
  })
  return { icon: 'code', text: `${strong(label)} rewritten as HTML` }
}

/** Does it leave nothing open, and close nothing that it did not open? */
function isWhole(html: string): boolean {
  const end = '</x-end>'
  const wrapped = parseHtml(`<x-whole>${html}<x-end>${end}</x-whole>`)
  const [outer] = wrapped.elements
  const marker = wrapped.elements.at(-1)
  if (!outer || outer.end !== wrapped.source.length || marker?.name !== 'x-end' || marker.parent !== 0) return false
  const tags = html.replace(/<!--[\s\S]*?-->/g, '').match(/<\/[a-z][^\s>/]*/gi)?.length ?? 0
  return wrapped.elements.filter(({ closeStart, end: to }) => closeStart < to).length >= tags + 2 || tags === 0
}
