/**
 * What words of a brief are for. `none` are joining words, signs and labels. Of items and sentences, which follow
 * one another with nothing between them, only the first word is `item` or `say`; the others carry it on.
 */
export const ROLES = [
  'none',
  'ask',
  'tell',
  'to',
  'brand',
  'trade',
  'look',
  'part',
  'note',
  'name',
  'item',
  'item-on',
  'say',
  'say-on',
  'quote',
  'by',
  'button',
  'sign'
] as const
export type Role = (typeof ROLES)[number]

/** The role that carries another on, where it has one of its own. */
export const CARRIED_ON: Partial<Record<Role, Role>> = { item: 'item-on', say: 'say-on' }

/** Words of a brief that stand together for one thing. `at` counts UTF-16 units from the brief's beginning. */
export interface Span {
  role: Role
  text: string
  at: number
}
