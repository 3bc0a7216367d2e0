import { looksOf } from '../../compile/looks.ts'
import type { EmailSource } from '../../email.ts'
import type { Operation } from '../../operations/operation.ts'
import { outlineOf } from '../../outline/outline.ts'
import { pointedRef } from '../../outline/pointed.ts'
import { contrast as contrastOf, distance } from '../../theme/colour.ts'
import { parseColour } from '../../theme/colour-words.ts'
import type { Brand } from '../brand.ts'
import { openPage } from '../seen-page.ts'
import { paletteOf } from './palette.ts'
import { type BrokenRule, proven, type Rule } from './rule.ts'

/** WCAG 2.2 (1.4.3, 1.4.6) counts type as large from 24 px on, or from 18.66 px in bold, and asks less of it. */
const LARGE = 24
const LARGE_BOLD = 18.66

/** Text that reads on its ground, as far as both are known: what stands on a picture is not measured. */
export const contrast: Rule = (email, brand) => {
  const find = (each: EmailSource) => faint(each, brand)
  return proven(find(email), email, find)
}

function faint(email: EmailSource, brand: Brand): BrokenRule[] {
  const places = new Map<string, BrokenRule>()
  for (const element of new Set(openPage(email, undefined).texts.map(each => each.element))) {
    const shown = shownAt(email, element)
    if (!shown || contrastOf(shown.colour, shown.ground) >= leastOf(email, element, brand)) continue
    const ref = pointedRef(email, element)
    const key = ref ?? `e${element}`
    if (!places.has(key)) places.set(key, broken(shown, ref, readable(shown, leastOf(email, element, brand), brand)))
  }
  return [...places.values()]
}

interface Shown {
  colour: string
  ground: string
}

function broken({ colour, ground }: Shown, ref: string | undefined, to: string | undefined): BrokenRule {
  const ratio = Math.floor(contrastOf(colour, ground) * 10) / 10
  const fix: Operation[] = ref && to ? [{ op: 'style', ref, style: { color: to } }] : []
  const words = `${colour} on ${ground} is hard to read (${ratio}:1).`
  return { rule: 'contrast', words, ...(ref && { place: ref }), ...(fix.length > 0 && { fix }) }
}

function shownAt(email: EmailSource, element: number): Shown | undefined {
  const { doc } = outlineOf(email)
  const looks = looksOf(email)
  for (let at = element; at >= 0; at = doc.elements[at]?.parent ?? -1) {
    const picture = looks.value(at, 'background-image') ?? looks.value(at, 'background') ?? ''
    if (/url\(|gradient\(/.test(picture) || doc.attribute(at, 'background')) return undefined
    if (looks.ownGround(at)) break
  }
  const colour = parseColour(looks.value(element, 'color') ?? '')
  const ground = looks.ground(element)
  return colour && ground ? { colour, ground } : undefined
}

function leastOf(email: EmailSource, element: number, { rules }: Brand): number {
  const { least } = rules.contrast
  const looks = looksOf(email)
  const size = looks.fontSize(element)
  const isBold = /^(bold|[6-9]00)$/.test(looks.value(element, 'font-weight') ?? '')
  const isLarge = size >= LARGE || (isBold && size >= LARGE_BOLD)
  return isLarge ? Math.min(least, least >= 7 ? 4.5 : 3) : least
}

/** The nearest colour that reads: of the brand's, and where it may have others, black or white. */
function readable({ colour, ground }: Shown, least: number, brand: Brand): string | undefined {
  const plain = brand.rules.onlyColours.on ? [] : ['#000000', '#ffffff']
  const reads = (each: string) => contrastOf(each, ground) >= least
  const own = paletteOf(brand)
    .colours.filter(reads)
    .sort((a, b) => distance(a, colour) - distance(b, colour))
  return own[0] ?? plain.find(reads)
}
