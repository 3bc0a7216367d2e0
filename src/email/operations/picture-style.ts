import { setAttribute } from '../source/attribute-splices.ts'
import { parseHtml } from '../source/parse.ts'
import type { SourceDocument, Splice } from '../source/source.ts'
import type { Draft } from './draft.ts'
import type { ElementHere } from './target.ts'

/** A style of a picture as all mail clients are told it: its declarations, and splices of attributes. */
export interface PictureStyle {
  style: Record<string, string>
  splices: Splice[]
}

/**
 * Outlook for Windows passes over the CSS width of a picture (caniemail: css-width) and over automatic margins (css-margin),
 * and reads the attribute and the alignment of its cell. The height follows the width.
 */
export function pictureStyle(doc: SourceDocument, index: number, style: Record<string, string>): PictureStyle {
  const side = style['text-align']?.trim().toLowerCase()
  const cell = side === undefined ? undefined : lonelyCell(doc, index)
  return {
    style: { ...followingHeight(style), ...style, ...margins(side) },
    splices: [...sizeSplices(doc, index, style.width), ...(cell === undefined ? [] : alignSplices(doc, cell, side))]
  }
}

const followingHeight = ({ width }: Record<string, string>): Record<string, string> =>
  width === undefined ? {} : { height: width.trim() && 'auto' }

/** Takes effect on blocks only; pictures of sections are blocks already. */
function margins(side: string | undefined): Record<string, string> {
  if (side === undefined) return {}
  return {
    display: side && 'block',
    'margin-left': /^(?:center|right)$/.test(side) ? 'auto' : side && '0',
    'margin-right': side === 'center' ? 'auto' : side && '0'
  }
}

function alignSplices(doc: SourceDocument, cell: number, side: string | undefined): Splice[] {
  return setAttribute(doc, cell, 'align', /^(?:center|right)$/.test(side ?? '') ? (side ?? null) : null)
}

/** The attributes for a width in px: a height of before grows and shrinks with it. Other widths leave them as they are. */
function sizeSplices(doc: SourceDocument, index: number, width: string | undefined): Splice[] {
  const px = Math.round(Number(/^\s*(\d+(?:\.\d+)?)px\b/i.exec(width ?? '')?.[1] ?? 0))
  if (px === 0) return []
  const [old, height] = [Number(doc.attribute(index, 'width')), Number(doc.attribute(index, 'height'))]
  const grown = old > 0 && height > 0 ? `${Math.round((height * px) / old)}` : null
  return [...setAttribute(doc, index, 'width', `${px}`), ...setAttribute(doc, index, 'height', grown)]
}

/** A plain picture read with the cell around it that holds nothing else, if there is one: `elementOf` reads an element alone. */
export function withCell(draft: Draft, ref: string, here: ElementHere): ElementHere {
  if (here.element.name !== 'img' || !ref.startsWith('e')) return here
  const cell = lonelyCell(draft.outline.doc, Number(ref.slice(1)))
  if (cell === undefined) return here
  const { start, end } = draft.elementPlace(`e${cell}`)
  const doc = parseHtml(draft.email.html.slice(start, end))
  const element = doc.elements.find(candidate => candidate.start + start === here.from)
  return element ? { doc, from: start, element } : here
}

/** The cell around a picture, or around a link that holds it, if nothing else stands in it. */
function lonelyCell(doc: SourceDocument, index: number): number | undefined {
  const parent = doc.elements[index]?.parent ?? -1
  const { name } = doc.elements[parent] ?? {}
  if (parent < 0 || doc.children(parent).length !== 1 || doc.textContent(parent).trim() !== '') return undefined
  if (name === 'a') return lonelyCell(doc, parent)
  return name === 'td' || name === 'th' ? parent : undefined
}
