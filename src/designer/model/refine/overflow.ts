import { looksOf } from '../../../email/compile/looks.ts'
import type { EmailSource } from '../../../email/email.ts'
import { outlineOf } from '../../../email/outline/outline.ts'
import { decodeEntities } from '../../../email/source/entities.ts'
import type { Finding } from './finding.ts'
import { asOnPhone, PHONE } from './narrow.ts'

/** How wide a letter is for its size, on average and rather too narrow: what is told overflows with any font. */
const [LETTER, CAPITAL] = [0.48, 0.62]

/** Parts that no phone shows whole: their longest words and widths that are said do not fit. Estimated, without a browser. */
export function overflowFindings(email: EmailSource): Finding[] {
  const narrow = asOnPhone(email)
  const { parts } = outlineOf(narrow)
  const leastOf = leastWidths(narrow)
  return parts.flatMap(({ ref, element, ...part }) => {
    const width = Math.round(leastOf(element))
    const label = 'label' in part ? part.label : 'A part of plain HTML'
    return width > PHONE ? [tooWide(ref, label, width)] : []
  })
}

export const tooWide = (ref: string, label: string, width: number): Finding => ({
  kind: 'overflow',
  reason: `${ref} needs about ${width} px, and a phone has ${PHONE}: it is cut, or the email is shown smaller. Shorten its longest words, put fewer side by side, or write widths in per cent.`,
  plain: `${label} is wider than a phone: look at it in the phone preview.`
})

/** The least width in px of an element: of the longest word in it, of cells side by side, of what it insists on. */
function leastWidths(email: EmailSource): (element: number) => number {
  const { doc } = outlineOf(email)
  const looks = looksOf(email)
  const words = wordWidths(email)
  const said = (element: number, property: string): number => {
    const value = looks.value(element, property) ?? ''
    return /^[\d.]+px$/.test(value) ? Number.parseFloat(value) : 0
  }
  const insisted = (element: number): number => {
    const { name } = doc.elements[element] ?? {}
    if (/%$/.test(looks.value(element, 'max-width') ?? '') || /%|auto/.test(looks.value(element, 'width') ?? ''))
      return 0
    const attribute = name === 'table' || name === 'img' ? doc.attribute(element, 'width') : undefined
    const wide = name === 'td' || name === 'th' ? 0 : said(element, 'width')
    return Math.max(wide, said(element, 'min-width'), /^\d+$/.test(attribute ?? '') ? Number(attribute) : 0)
  }
  const sides = (element: number): number => {
    const [top = '0', right = top, , left = right] = (looks.value(element, 'padding') ?? '0').split(/\s+/)
    const side = (name: string, short: string) => said(element, `padding-${name}`) || Number.parseFloat(short) || 0
    return side('left', left) + side('right', right)
  }
  const least = (element: number): number => {
    if (looks.value(element, 'display') === 'none') return 0
    const children = doc.children(element)
    const isRow = doc.elements[element]?.name === 'tr'
    const beside = isRow ? children.filter(cell => looks.value(cell, 'display') !== 'block') : []
    const row = beside.reduce((sum, cell) => sum + least(cell), 0)
    const below = children.filter(child => !beside.includes(child)).map(least)
    const content = Math.max(row, words.get(element) ?? 0, ...below)
    return Math.max(insisted(element), content > 0 ? content + sides(element) : 0)
  }
  return least
}

/** The width of the longest word that stands in each element itself and does not break. */
function wordWidths(email: EmailSource): ReadonlyMap<number, number> {
  const { doc } = outlineOf(email)
  const looks = looksOf(email)
  const around = (element: number, property: string): string => {
    for (let at = element; at >= 0; at = doc.elements[at]?.parent ?? -1) {
      const value = looks.value(at, property)
      if (value !== undefined) return value
    }
    return ''
  }
  const widths = new Map<number, number>()
  for (const text of doc.texts) {
    const element = doc.elements.findLast(({ start, end }) => start <= text.start && text.end <= end)?.index ?? -1
    if (/break-word|anywhere|break-all/.test(around(element, 'overflow-wrap') + around(element, 'word-break'))) continue
    const shown = decodeEntities(doc.source.slice(text.start, text.end)).replace(/\s+/g, ' ')
    const pieces = /nowrap/.test(around(element, 'white-space')) ? [shown] : shown.split(/[\s\u200b\u00ad-]/)
    const isCapital = looks.value(element, 'text-transform') === 'uppercase'
    const size = looks.fontSize(element)
    const widest = Math.max(0, ...pieces.map(piece => lettersOf(isCapital ? piece.toUpperCase() : piece) * size))
    widths.set(element, Math.max(widths.get(element) ?? 0, widest))
  }
  return widths
}

/** In letters of the size; a merge tag is as long as what comes in its place, which nobody knows. */
const lettersOf = (word: string): number =>
  [...word.replace(/\{\{[^}]*\}\}|\*\|[^|]*\|\*/g, '')].reduce(
    (sum, sign) => sum + (/\p{Lu}|\p{Lo}/u.test(sign) ? CAPITAL : LETTER),
    0
  )
