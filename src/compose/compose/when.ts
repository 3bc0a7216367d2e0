import type { EmailFacts } from '../email-facts.ts'
import type { Kind } from '../kinds.ts'

export type Occasion = EmailFacts['occasions'][number]

/** Kinds of mail about something that people come to. */
const ATTENDED: ReadonlySet<Kind> = new Set(['event', 'appointment', 'volunteer'])

export const isAttended = (kind: Kind): boolean => ATTENDED.has(kind)

/** Hours from and to: "10:00–16:00", "half past seven – nine". */
export function spanOf({ time, end }: Occasion): string | undefined {
  const dash = /^\S*\d\S*$/.test(time ?? '') && /^\d/.test(end ?? '') ? '–' : ' – '
  return time && end ? `${time}${dash}${end}` : (time ?? (end && `until ${end}`))
}

/** Day and hours, as far as they are known. */
export const whenOf = (occasion: Occasion): string | undefined =>
  [occasion.date, spanOf(occasion)].filter(Boolean).join(', ') || undefined

/** Which occasion stands out: what people come to, else the only one; -1 where none does. */
export function mainOccasion({ kind, occasions }: Pick<EmailFacts, 'kind' | 'occasions'>): number {
  const dated = occasions.flatMap(({ date }, at) => (date ? [at] : []))
  if (occasions.length === 1) return dated.length === 1 ? 0 : -1
  if (!isAttended(kind)) return -1
  const placed = dated.find(at => occasions[at]?.place || !occasions[at]?.note)
  return placed ?? (dated.length === 1 ? (dated[0] ?? -1) : -1)
}
