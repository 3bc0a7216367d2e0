import { FONTS, fontKey } from '../../src/email/theme/fonts.ts'
import { isColour, isLike } from './colour.ts'

/** What is expected of a value that shows. */
export interface Expected {
  is?: string | undefined
  like?: string | undefined
  more?: true | undefined
  less?: true | undefined
  changed?: true | undefined
}

/** Is a value of a property as expected, against the one before? */
export function isShown(
  property: string,
  now: string | undefined,
  was: string | undefined,
  expected: Expected
): boolean {
  const { is, like, more, less, changed } = expected
  if (is !== undefined && !isValue(now, is)) return false
  if (like !== undefined && !(now !== undefined && isAkin(property, now, like))) return false
  if (changed && isValue(now, was ?? '')) return false
  if (more && !(lengthOf(property, now) > lengthOf(property, was))) return false
  return !less || lengthOf(property, now) < lengthOf(property, was)
}

const tidy = (value: string): string => value.toLowerCase().replace(/["']/g, '').replace(/\s+/g, ' ').trim()
const WEIGHTS: Record<string, string> = { bold: '700', normal: '400' }

function isValue(now: string | undefined, is: string): boolean {
  if (now === undefined) return is === ''
  if (isColour(now, is)) return true
  const [one, two] = [tidy(now), tidy(is)]
  return (WEIGHTS[one] ?? one) === (WEIGHTS[two] ?? two)
}

/** A word for a colour, or for what a typeface is: serif, sans or mono, or its name. */
function isAkin(property: string, now: string, like: string): boolean {
  if (!/^font|heading|body/.test(property)) return isLike(now, like)
  const font = FONTS[fontKey(now) ?? '']
  const stack = tidy(font?.stack ?? now)
  const mono = /mono|courier|consolas/.test(stack)
  const sort = mono ? 'mono' : /sans-serif$/.test(stack) ? 'sans' : /serif$/.test(stack) ? 'serif' : ''
  return sort === like.replace('-serif', '').replace('monospace', 'mono') || stack.startsWith(tidy(like))
}

const NAMED: Record<string, number> = { bold: 700, normal: 400 }

/** A length in pixels; what is not said is nothing. */
function lengthOf(property: string, value: string | undefined): number {
  const [, number = '', unit = ''] = /^(-?[\d.]+)([a-z%]*)/.exec(value ?? '') ?? []
  if (number === '') return NAMED[value ?? ''] ?? 0
  const base = property === 'font-size' || unit === 'rem' ? 16 : 1
  return Number(number) * (/^(?:r?em)$/.test(unit) ? base : unit === '%' && property === 'font-size' ? 0.16 : 1)
}
