/** What an email is for. The last three are what a brief gets that asks for none of the others. */
export const KINDS = [
  'welcome',
  'newsletter',
  'sale',
  'launch',
  'cart',
  'order',
  'shipping',
  'event',
  'review',
  'winback',
  'receipt',
  'notice',
  'thanks',
  'survey',
  'birthday',
  'referral',
  'restock',
  'appointment',
  'job',
  'volunteer',
  'appeal',
  'greeting',
  'renewal',
  'listing',
  'letter',
  'announcement'
] as const
export type Kind = (typeof KINDS)[number]

/** Mail about something the reader did or has; it needs no way to unsubscribe. */
export const TRANSACTIONAL: ReadonlySet<Kind> = new Set(['order', 'shipping', 'receipt', 'notice', 'appointment'])
