import type { SectionKind } from '../../../email/sections/section.ts'
import type { Seen } from './seen.ts'
import { flat, meant, WORDS } from './words.ts'

/** A ref, and the field of a link or an image that it went on to: `s3.button.label`. */
export interface MeantRef {
  ref: string
  field?: 'label' | 'href' | 'src' | 'alt'
}

const FIELDS = /\.(label|href|src|alt)$/

/** The ref that was meant: `3`, `S3.title`, `section 3`, `hero.heading`, `s3.items.2.name`, `s3.button.label`; as written where it is none. */
export function refMeant(written: unknown, seen: Seen): MeantRef {
  const text = typeof written === 'number' ? `s${written}` : String(written).trim()
  const [first = '', ...rest] = (seen.resolve(text) ?? text).replace(/^[#@]/, '').split('.')
  const number = /\[\d+\]/.test(text) && seen.resolve(text) === undefined ? undefined : numberOf(first, seen)
  if (number === undefined) return { ref: text }
  const kind = seen.kindAt(number)
  const field = FIELDS.exec(text)?.[1] as MeantRef['field']
  const isField = field !== undefined && !ends(kind, rest)
  const ref = [`s${number}`, ...named(kind, isField ? rest.slice(0, -1) : rest)].join('.')
  return { ref, ...(isField && { field }) }
}

function numberOf(first: string, { numbersOf }: Seen): number | undefined {
  const digits = /^(?:s|section)?[\s_-]*(\d+)$/i.exec(first)?.[1]
  if (digits) return Number(digits)
  const [only, ...others] = numbersOf(flat(first))
  return others.length === 0 ? only : undefined
}

/** Whether the last name is a slot of its own: an item of details has a "label". */
function ends(kind: SectionKind | undefined, rest: string[]): boolean {
  const slots = slotsAt(kind, rest)
  return slots.includes(rest.at(-1) ?? '')
}

const slotsAt = (kind: SectionKind | undefined, [list = '', ...rest]: string[]): string[] =>
  rest.length > 1 ? Object.keys(kind?.lists[list]?.item ?? {}) : rest.length === 0 ? Object.keys(kind?.slots ?? {}) : []

/** Names of slots and lists as the kind has them. */
function named(kind: SectionKind | undefined, parts: string[]): string[] {
  const [first, at, slot] = parts
  if (!kind || first === undefined) return parts
  const lists = Object.keys(kind.lists)
  if (at === undefined) return [meant(first, [...Object.keys(kind.slots), ...lists], WORDS.slot) ?? first]
  const list = meant(first, lists, WORDS.slot) ?? first
  const item = Object.keys(kind.lists[list]?.item ?? {})
  return [list, at, ...(slot === undefined ? [] : [meant(slot, item, WORDS.slot) ?? slot])]
}
