import { familyOf } from '../outline/families.ts'
import { parseHtml } from '../source/parse.ts'
import { pieceFault } from '../source/piece-fault.ts'
import type { SourceDocument, SourceElement } from '../source/source.ts'

/** Attributes by which the parts of sections are found. */
export const MARKS = /^data-(section|layout|tone|across|slot|list|item|at|ornament|follows)$/

/** Why HTML cannot be what a free section holds, in words: unsafe, not whole, or no piece of an email. */
export function htmlFault(html: string): string | undefined {
  const fault = pieceFault(html)
  if (fault) return fault
  const doc = parseHtml(html)
  if (doc.elements.some(({ name }) => familyOf(name) === 'shell' || name === 'style'))
    return 'Give a piece of an email, without <html>, <head>, <body> and <style>; what is styled says so in style="…".'
  const mark = doc.elements.flatMap(({ index }) => doc.attributes(index)).find(({ name }) => MARKS.test(name))
  if (mark) return `"${mark.name}" marks the parts of other sections; leave it out.`
  const loose = doc.children(-1).find(index => familyOf(doc.elements[index]?.name ?? '') !== 'block')
  return loose === undefined
    ? undefined
    : `<${doc.elements[loose]?.name}> stands in a <table> or a list; begin with that.`
}

/** Px between the edges of the email, less the padding, by layout. */
export const FREE_WIDTHS: Record<string, number> = { plain: 520, full: 600 }

/** What a new free section may not hold either: words that are no part, and what is wider than there is room. */
export function freshHtmlFault(html: string, layout: string): string | undefined {
  const doc = parseHtml(html)
  const isLoose = doc.texts.some(
    ({ start, end }) =>
      html.slice(start, end).trim() !== '' && !doc.elements.some(each => each.start < start && end < each.end)
  )
  if (isLoose) return 'Words stand in an element, so that they can be chosen and changed: <p class="text">…</p>.'
  const room = FREE_WIDTHS[layout] ?? 520
  const wide = doc.elements.find(element => widthOf(doc, element) > room)
  if (!wide) return undefined
  const larger = layout === 'full' ? '' : `, or the layout "full" for ${FREE_WIDTHS.full} px`
  return `A <${wide.name}> is ${Math.round(widthOf(doc, wide))} px wide, and there are ${room}: write width="100%", or at most ${room}${larger}.`
}

/** The width in px on which an element insists; a row is as wide as its cells. */
function widthOf(doc: SourceDocument, { index, name }: SourceElement): number {
  if (name === 'tr')
    return doc.children(index).reduce((sum, cell) => sum + widthOf(doc, doc.elements[cell] as SourceElement), 0)
  const style = doc.attribute(index, 'style') ?? ''
  const said = [...style.matchAll(/(?:^|[;\s])(?:min-)?width\s*:\s*([\d.]+)(px|pt|em|rem)/gi)]
  const attribute = /^\s*(\d+)(?:px)?\s*$/.exec(doc.attribute(index, 'width') ?? '')
  return Math.max(
    0,
    Number(attribute?.[1] ?? 0),
    ...said.map(([, size, unit = 'px']) => Number(size) * (PX[unit.toLowerCase()] ?? 1))
  )
}

const PX: Record<string, number> = { px: 1, pt: 4 / 3, em: 17, rem: 16 }
