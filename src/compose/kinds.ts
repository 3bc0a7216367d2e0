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

/** What an email can be for, in words, in the order of the alphabet. */
export const KIND_WORDS: Readonly<Record<Kind, string>> = {
  announcement: 'Announcement',
  appeal: 'Appeal',
  appointment: 'Appointment',
  birthday: 'Birthday',
  cart: 'Cart left behind',
  event: 'Event',
  greeting: 'Greeting',
  job: 'Job',
  launch: 'Launch',
  letter: 'Letter',
  listing: 'Listing',
  newsletter: 'Newsletter',
  notice: 'Notice',
  order: 'Order confirmation',
  receipt: 'Receipt',
  referral: 'Referral',
  renewal: 'Renewal',
  restock: 'Back in stock',
  review: 'Request for a review',
  sale: 'Sale',
  shipping: 'Dispatch',
  survey: 'Survey',
  thanks: 'Thanks',
  volunteer: 'Call for volunteers',
  welcome: 'Welcome',
  winback: 'We miss you'
}
