/** A stretch of the brief as it was typed, in UTF-16 units. */
export interface Span {
  at: number
  length: number
}

/** Something with a form of its own that must stand in the email as it was typed. */
export type EntityKind =
  | 'money'
  | 'percent'
  | 'date'
  | 'time'
  | 'url'
  | 'email'
  | 'phone'
  | 'code'
  | 'handle'
  | 'reference'
  | 'merge-tag'

/** What readers of the email may get to see. */
const CONTENT_ROLES = [
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
type ContentRole = (typeof CONTENT_ROLES)[number]

/** What is said to the designer: the request, wishes, notes, orders to the machine. It never enters the email. */
type DirectionRole = 'request' | 'audience' | 'part' | 'style' | 'note' | 'order'

export type Role = ContentRole | DirectionRole

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

export const isContent = (role: Role): role is ContentRole => (CONTENT_ROLES as readonly string[]).includes(role)
