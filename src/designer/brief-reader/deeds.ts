import { capitalise } from './tidy.ts'

/** What readers can be asked to do: what a button says for it, and the tag for an address that the brief does not give. */
export interface Deed {
  label: string
  tag?: string
}

const row = (label: string, tag?: string): Deed => ({ label, ...(tag && { tag }) })

/** Verbs that need no noun after them, with what a button says. */
const DEEDS: Record<string, Deed> = {
  rsvp: row('RSVP', 'event_url'),
  register: row('Register now', 'event_url'),
  'sign up': row('Sign up', 'signup_url'),
  preorder: row('Pre-order now', 'product_url'),
  apply: row('Apply now', 'apply_url'),
  enrol: row('Enrol now', 'course_url'),
  donate: row('Donate now', 'donate_url'),
  give: row('Give now', 'donate_url'),
  renew: row('Renew now', 'renewal_url'),
  book: row('Book now', 'booking_url'),
  reserve: row('Reserve now', 'booking_url'),
  order: row('Order now'),
  shop: row('Shop now', 'shop_url'),
  buy: row('Buy now', 'shop_url'),
  'get tickets': row('Get tickets', 'ticket_url'),
  tickets: row('Get tickets', 'ticket_url'),
  track: row('Track my parcel', 'tracking_url'),
  join: row('Join us'),
  vote: row('Cast my vote'),
  reply: row('Reply here'),
  download: row('Download it'),
  subscribe: row('Subscribe now'),
  upgrade: row('Upgrade', 'account_url'),
  manage: row('Manage my account', 'account_url'),
  listen: row('Listen now', 'episode_url'),
  stream: row('Listen now', 'episode_url'),
  watch: row('Watch it'),
  read: row('Read it online'),
  'learn more': row('Learn more'),
  'try it': row('Try it'),
  reactivate: row('Reactivate now', 'account_url'),
  upload: row('Upload now', 'upload_url'),
  pay: row('Pay now', 'payment_url'),
  redeem: row('Redeem now'),
  browse: row('Browse now', 'shop_url'),
  enquire: row('Enquire now'),
  volunteer: row('Volunteer', 'signup_url'),
  reschedule: row('Reschedule', 'reschedule_url')
}
/** Verbs that say something only with the noun after them: `see the menu`. */
const WITH_NOUN = 'see|view|check|start|try|take|claim|get|reset|update|confirm|change|choose|review|use|request'
const ALONE =
  'rsvp|register|sign up|pre-?order|apply|enroll?|donate|give|renew|book|reserve|order|shop|buy|get tickets|tickets|track|join|vote|reply|download|subscribe|upgrade|manage|listen|stream|watch|read|learn more|try it|reactivate|upload|pay|redeem|browse|enquire|volunteer|reschedule'
const NOUN =
  "(?:a|an|the|my|your|their|our|his|her) (?!new\\b|few\\b|free\\b)(?!lot\\b)[\\w'-]+(?: (?!at\\b|on\\b|via\\b|by\\b|from\\b|here\\b|online\\b|open\\b|is\\b|are\\b|now\\b|today\\b|before\\b|and\\b|or\\b|for\\b|to\\b|with\\b|in\\b|of\\b|free\\b|until\\b|this\\b)[\\w'-]+){0,2}"

/** One deed in words: the verb, and its noun when it has one. */
export const DEED = `(?:(?:${ALONE})(?: ${NOUN})?|(?:${WITH_NOUN}) ${NOUN})`

/** Nouns that a deed may have without an article: "renew subscription". */
const BARE_NOUN =
  /^(renew|manage|track|reset|update|confirm|reschedule|book|buy) (subscription|password|plan|account|package|parcel|order|tickets?|places?|seats?)s?$/
const POSSESSED = /\b(?:your|their|our|his|her)\b/g

/** What a button says for a deed in words: `Book a table`, `Reserve my seat`, `Pre-order now`. */
export function deedOf(words: string): Deed {
  const said = words.toLowerCase().trim().replace(POSSESSED, 'my')
  const verb = (/^(?:sign up|get tickets|learn more|try it|[a-z-]+)/.exec(said)?.[0] ?? said)
    .replace('pre-order', 'preorder')
    .replace('enroll', 'enrol')
  const known = DEEDS[verb]
  const noun = said.slice(verb.length + Number(said.startsWith('pre-order'))).trim()
  const [, bare, thing] = BARE_NOUN.exec(said) ?? []
  const mine = thing && /subscription|password|plan|account|package|parcel|order/.test(thing)
  if (bare && thing) return { ...known, label: capitalise(`${bare} ${mine ? 'my ' : ''}${thing}`) }
  if (!noun || noun === 'it' || known === undefined) return known ?? { label: capitalise(said) }
  const label = capitalise(`${said.replace(/^preorder/, 'pre-order')}`)
  return label.length <= 32 ? { ...known, label } : known
}
