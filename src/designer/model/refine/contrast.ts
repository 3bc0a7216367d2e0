import { looksOf } from '../../../email/compile/looks.ts'
import type { EmailSource } from '../../../email/email.ts'
import { labelOf, refAt } from '../../../email/outline/find.ts'
import { outlineOf } from '../../../email/outline/outline.ts'
import type { Span } from '../../../email/source/source.ts'
import { contrast, READABLE } from '../../../email/theme/colour.ts'
import { parseColour } from '../../../email/theme/colour-words.ts'
import { type Finding, quoted } from './finding.ts'

/** What WCAG 2.2 asks of letters of 24 px, or of bold ones of 18.66 px. */
const READABLE_LARGE = 3
/** Colours are rounded on their way. */
const ROUNDING = 0.05

/** Words that do not read on what they stand on. */
export function contrastFindings(email: EmailSource): Finding[] {
  const { doc } = outlineOf(email)
  const looks = looksOf(email)
  const told = new Set<string>()
  return doc.texts.flatMap((text: Span) => {
    const element = doc.elements.findLast(({ start, end }) => start <= text.start && text.end <= end)?.index
    const words = doc.source.slice(text.start, text.end).trim()
    if (element === undefined || !/[\p{L}\p{N}]/u.test(words.replace(/&\w+;/g, ''))) return []
    const [colour, ground] = [parseColour(looks.value(element, 'color') ?? ''), looks.ground(element)]
    const ref = refAt(email, { element }) ?? ''
    if (!colour || !ground || told.has(ref) || isHidden(email, element)) return []
    const ratio = contrast(colour, ground)
    if (ratio + ROUNDING >= neededBy(looks.fontSize(element), looks.value(element, 'font-weight'))) return []
    told.add(ref)
    return [finding(ref, words, { colour, ground, ratio, label: labelOf(email, ref) })]
  })
}

const neededBy = (size: number, weight = '400'): number =>
  size >= 24 || (size >= 18.66 && (weight === 'bold' || Number(weight) >= 700)) ? READABLE_LARGE : READABLE

function isHidden(email: EmailSource, element: number): boolean {
  const { doc } = outlineOf(email)
  const looks = looksOf(email)
  for (let at = element; at >= 0; at = doc.elements[at]?.parent ?? -1) {
    if (looks.value(at, 'display') === 'none') return true
  }
  return false
}

const finding = (
  ref: string,
  words: string,
  { colour, ground, ratio, label }: { colour: string; ground: string; ratio: number; label: string }
): Finding => ({
  kind: 'contrast',
  reason: `${ref}: ${quoted(words)} is ${colour} on ${ground}, a contrast of ${ratio.toFixed(1)}:1. Give it a colour that reads there, or another ground.`,
  plain: `${label} ${quoted(words)} is hard to read on its ground. Give it a darker or a lighter colour.`
})
