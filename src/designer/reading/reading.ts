import type { Kind } from '../../compose/kinds.ts'

/** A stretch of the brief as it was typed, in UTF-16 units. */
export interface Span {
  at: number
  length: number
}

export const ENTITY_KINDS = [
  'money',
  'percent',
  'date',
  'time',
  'url',
  'email',
  'phone',
  'code',
  'handle',
  'reference',
  'merge-tag'
] as const
export type EntityKind = (typeof ENTITY_KINDS)[number]

/** Something with a form of its own that must stand in the email as it was typed. */
export interface Entity {
  kind: EntityKind
  span: Span
  /** As typed; of a `url` the address with its scheme, of a `date` that is sure the day as `2026-11-22`. */
  value: string
}

/** What readers of the email may get to see. */
export const CONTENT_ROLES = [
  'sender',
  'trade',
  'address',
  'topic',
  'offer',
  'code',
  'deadline',
  'item',
  'session',
  'statement',
  'quote',
  'author',
  'question',
  'answer',
  'button',
  'link',
  'signature',
  'subject',
  'headline'
] as const
export type ContentRole = (typeof CONTENT_ROLES)[number]

/** What is said to the designer: the request, wishes, notes, orders to the machine. It never enters the email. */
export const DIRECTION_ROLES = ['request', 'audience', 'part', 'style', 'note', 'order'] as const
export type DirectionRole = (typeof DIRECTION_ROLES)[number]

export type Role = ContentRole | DirectionRole

/** A part of a slot that belongs to it and to nothing else: the price of an item, the time of a session. */
export const FIELDS = ['title', 'text', 'price', 'was', 'date', 'time', 'href'] as const
export type Field = (typeof FIELDS)[number]

/** A piece of the brief with what it is for. Its text is the brief's own, never reworded. */
export interface Slot {
  /** Its place among the slots of the reading, from 0 on. */
  id: number
  role: Role
  span: Span
  text: string
  entities: Entity[]
  /** What stood before it on its line: `Venue` of `Venue: The Old Mill`. */
  label?: string
  fields?: Partial<Record<Field, { span: Span; text: string }>>
  /** The slot it belongs to: an author's quote, an answer's question, a code's or a deadline's offer. */
  of?: number
  /** The statement, item or session in whose words it stands; who prints that one has said it. */
  within?: number
  /** Of a statement: is it a whole sentence, meant for readers, that can be printed as it stands? */
  whole?: boolean
  /** How likely the role is, from 0 to 1: of a hundred slots at 0.9, ninety are right. */
  confidence: number
}

/** A wish about looks or wording, read into what the designer can do. */
export type StyleWish = { span: Span } & (
  | { wish: 'colour'; value: string; of?: 'brand' | 'accent' | 'canvas' | 'ink' }
  | { wish: 'voice'; value: 'warm' | 'plain' | 'lively' | 'formal' }
  | { wish: 'mood'; value: string }
  | { wish: 'font'; value: string }
  | { wish: 'scene'; value: string }
  | { wish: 'logo'; value: string }
  | { wish: 'dark' | 'light' | 'short' | 'no-pictures' | 'no-button' }
)

/** A brief, read. Nothing in it is reworded; every slot knows where it stood. */
export interface Reading {
  /** The brief as it was typed. */
  source: string
  language: { tag: string; confidence: number }
  intent: { kind: Kind; confidence: number }
  slots: Slot[]
  style: StyleWish[]
}

/** A reading's chip as the person left it: what was corrected or added wins over what was read, what was dismissed is not said. */
export interface Fact {
  role: Role | 'kind' | 'language' | 'scene'
  value: string
  span?: Span | undefined
  state: 'read' | 'corrected' | 'added' | 'dismissed'
}

export const isContent = (role: Role): role is ContentRole => (CONTENT_ROLES as readonly string[]).includes(role)
