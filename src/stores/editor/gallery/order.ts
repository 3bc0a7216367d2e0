import type { EmailSource } from '../../../email/email.ts'
import { outlineOf } from '../../../email/outline/outline.ts'
import type { Place } from '../places.ts'
import type { LayoutEntry } from './entries.ts'
import follows from './follows.json' with { type: 'json' }

/** So many stand among what fits. */
const MOST = 10
/** An email has one of these. */
const ONCE: ReadonlySet<string> = new Set(['header', 'hero', 'footer'])

/** The kind of the section above a place; nothing at the top of an email, or where there are no sections. */
export function kindAbove(email: EmailSource, { before, after }: Place): { kind: string; label: string } | undefined {
  const { sections } = outlineOf(email)
  if (after !== undefined) return sections.find(({ ref }) => ref === after)
  const at = sections.findIndex(({ ref }) => ref === before)
  return before === undefined ? sections.at(-1) : sections[at - 1]
}

/**
 * Layouts that fit at a place, the best first: at the top of an email what it is headed with, then one of each kind that usually follows, then a second one, without what an email
 * has once and has already.
 */
export function fitting(entries: readonly LayoutEntry[], email: EmailSource, place: Place): LayoutEntry[] {
  const present = new Set(outlineOf(email).sections.map(({ kind }) => kind))
  const above = kindAbove(email, place)?.kind ?? ''
  const order =
    (follows as Record<string, string[]>)[
      email.html.trim() === '' ? '' : above || (present.size === 0 ? 'text' : 'header')
    ] ?? []
  const isTop = above === '' && present.size > 0
  const kinds = [...(isTop ? ['header'] : []), ...order].filter(kind => !(ONCE.has(kind) && present.has(kind)))
  const rounds = [0, 1].flatMap(round =>
    kinds.flatMap(kind => entries.filter(entry => entry.kind === kind)[rank(kind, round)] ?? [])
  )
  return rounds.slice(0, MOST)
}

/** Of a coupon the band comes first: it is the smaller one, and stands well between two others. */
const rank = (kind: string, round: number): number => (kind === 'coupon' || kind === 'quote' ? 1 - round : round)
