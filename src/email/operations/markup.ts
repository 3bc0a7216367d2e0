import { MARKS } from '../sections/free-html.ts'
import { setAttribute } from '../source/attribute-splices.ts'
import { pieceFault } from '../source/piece-fault.ts'
import { attributeFault } from '../source/unsafe.ts'
import type { ChangeLine } from './change-line.ts'
import type { Draft } from './draft.ts'
import { set } from './elements.ts'
import { withinFree } from './free.ts'
import type { Operation } from './operation.ts'
import { Refusal } from './refusal.ts'
import { elementOf, elementWords, shifted } from './target.ts'
import { strong } from './words.ts'

type Of<Op extends Operation['op']> = Extract<Operation, { op: Op }>

/** `attr`: one attribute of an element; `null` takes it away. */
export function setAttr(draft: Draft, { ref, name: written, value }: Of<'attr'>): ChangeLine {
  const here = elementOf(draft, ref)
  const name = written.toLowerCase()
  if (!/^[a-z][a-z0-9:_-]*$/.test(name)) throw new Refusal(`"${written}" is no attribute.`)
  if (MARKS.test(name)) throw new Refusal(`"${name}" marks the parts of a section; use "layout", "move" or "remove".`)
  if (name === 'style') throw new Refusal('Use "style" for styles.')
  const fault = value === null ? undefined : attributeFault(name, value)
  if (fault) throw new Refusal(`An email cannot hold ${fault}.`)
  draft.edit(shifted(here.from, setAttribute(here.doc, here.element.index, name, value)))
  const label = elementWords(draft, ref, here)
  if (name === 'href' && value) return { icon: 'text', text: `${label} leads to ${strong(value)}` }
  if (name === 'src' && value) return { icon: 'image', text: `${label}: another picture` }
  return {
    icon: 'code',
    text: value === null ? `${label}: ${strong(name)} removed` : `${label}: ${name} is ${strong(value || 'set')}`
  }
}

/** `html`: one element, or all that a free section holds, replaced by HTML that is whole and safe. */
export function setHtml(draft: Draft, { ref, html }: Of<'html'>): ChangeLine {
  if (/^s\d+\.html$/.test(ref)) return set(draft, ref, html)
  const here = elementOf(draft, ref)
  checkPiece(html)
  const { start, end } = here.element
  const label = elementWords(draft, ref, here)
  const place = { start: start + here.from, end: end + here.from }
  withinFree(draft, ref, () =>
    draft.edit([{ from: place.start, to: place.end, insert: html.trim() }], { redrawn: place })
  )
  return { icon: 'code', text: `${strong(label)} rewritten as HTML` }
}

/** Throws `Refusal` for HTML that no email may hold, or that leaves something open. */
export function checkPiece(html: string): void {
  const fault = pieceFault(html)
  if (fault) throw new Refusal(fault)
}
