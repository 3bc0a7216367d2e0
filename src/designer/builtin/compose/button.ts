import type { LinkValue } from '../../../email/sections/section.ts'
import { type Brief, factsOf, isOnAccount } from '../../brief-reader/brief.ts'
import { deedOf } from '../../brief-reader/deeds.ts'
import { capitalise } from '../../brief-reader/tidy.ts'
import { needOf } from './asks.ts'
import type { Copy } from './copy/copy.ts'
import { labelOf, linkedDeed, rankOf } from './labels.ts'
import { isByReply, isOpenDoor, mailToAnswer, phoneToAnswer } from './ways.ts'

export const withScheme = (link: string): string => (/^https?:/i.test(link) ? link : `https://${link}`)

const TAGS: Partial<Record<Brief['kind'], string>> = {
  welcome: 'site_url',
  sale: 'shop_url',
  launch: 'product_url',
  winback: 'shop_url',
  cart: 'cart_url',
  order: 'order_url',
  shipping: 'tracking_url',
  review: 'review_url',
  survey: 'survey_url',
  receipt: 'receipt_url',
  notice: 'account_url',
  event: 'event_url',
  birthday: 'shop_url',
  referral: 'referral_url',
  restock: 'product_url',
  appointment: 'appointment_url',
  job: 'apply_url',
  volunteer: 'signup_url',
  appeal: 'donate_url',
  renewal: 'renewal_url',
  listing: 'listing_url'
}

/** The brief's addresses, the likeliest for the main button first. */
const linksOf = (brief: Brief): string[] => {
  const rank = (link: string) => rankOf(brief.text, link)
  return factsOf(brief, 'link').sort((a, b) => rank(b) - rank(a))
}

/** Where the main button leads: to an address of the brief, a mailbox or a telephone; without one, to a tag that suits. */
export function mainHref(brief: Brief): string {
  const [link] = linksOf(brief)
  if (link && !isElsewhere(brief, link)) return withScheme(link)
  const tag = `{{${tagOf(brief)}}}`
  return link ? tag : (mailToAnswer(brief) ?? phoneToAnswer(brief)?.href ?? tag)
}

const tagOf = (brief: Brief): string =>
  (brief.action ? deedOf(brief.action).tag : needOf(brief)?.tag) ??
  (isOnAccount(brief) ? TAGS[brief.kind] : undefined) ??
  brief.asked?.tag ??
  'link_url'

/** "Register at … for the demo" beside a dictated "Turn it on": the address is for something else. */
const isElsewhere = (brief: Brief, link: string): boolean =>
  brief.action !== undefined &&
  !/event|appointment/.test(brief.kind) &&
  rankOf(brief.text, link) < 8 &&
  /^(?:Register|RSVP|Watch|Join)\b/.test(labelOf(brief.text, link) ?? '') &&
  !/\b(?:register|rsvp|watch|join|seat|place|spot)\b/i.test(brief.action)

/** What stands at "/billing" is a payment to update only where one failed. */
const fitting = (label: string | undefined, copy: Copy): string | undefined =>
  label === 'Update my payment' && /^(?:See|Read|Manage) /.test(copy.button) ? copy.button : label

/**
 * The main button: its words as the brief dictates them, else what readers do at its address, else what they are asked to do,
 * else the kind's own. `undefined` when there is nothing to press: an answer by reply, an open door, news without an address.
 */
export function mainButton(brief: Brief, href: string, copy: Copy): LinkValue | undefined {
  const [site] = reviewSites(brief)
  if (site && href.startsWith('{{') && !brief.action) return reviewOn(site)
  const link = factsOf(brief, 'link').find(found => withScheme(found) === href)
  const told = link ? fitting(labelOf(brief.text, link), copy) : undefined
  const call = href.startsWith('tel:') ? phoneToAnswer(brief)?.label : undefined
  const asked =
    /order|shipping|receipt/.test(brief.kind) && /\breach|contact\b/i.test(brief.asked?.label ?? '')
      ? undefined
      : brief.asked
  const page = /\blinks? to (?:the|our|your) ((?:[a-z-]+ ){0,2}page)\b/i.exec(brief.source)?.[1]
  const wanted =
    brief.action ??
    linkedDeed(brief.source) ??
    told ??
    call ??
    asked?.label ??
    (page && `See the ${page}`) ??
    needOf(brief)?.label
  const isOpen = href.startsWith('{{') && !brief.action
  if (isOpen && (isByReply(brief.text) || (!wanted && isOpenDoor(brief)))) return undefined
  const label = wanted ?? copy.label
  return label || href !== '{{link_url}}' ? { label: label ?? copy.button, href } : undefined
}

/** A second address of the brief that says what is there: "or extend the trial". */
export function secondButton(brief: Brief, href: string): LinkValue | undefined {
  const [, site] = reviewSites(brief)
  if (site && !brief.action) return reviewOn(site)
  const [, second] = SECOND.exec(brief.source) ?? []
  if (second) {
    const deed = deedOf(second)
    const isTalk = /\b(?:talk|speak|chat|contact|write|call)\b/i.test(second)
    return { label: capitalise(second), href: `{{${isTalk ? 'contact_url' : (deed.tag ?? 'link_url')}}}` }
  }
  const other = linksOf(brief).find(
    link => withScheme(link) !== href && (/[^/:]\/\S/.test(link) || isElsewhere(brief, link))
  )
  const label = other && labelOf(brief.text, other)
  return other && label ? { label, href: withScheme(other) } : undefined
}

/** "secondary CTA talk to us", "second button book a demo". */
const SECOND =
  /\b(?:second(?:ary)?|smaller|other) (?:cta|button|link)(?: (?:to|that says|saying|says|is|for))?:? ["']?([a-z][a-z ']{2,28}[a-z])["']?(?=[.,;\n)]|$)/i

const SITES = /\b(Google|Tripadvisor|Trustpilot|Yelp|Facebook|Etsy|Amazon|Booking\.com|Airbnb|App Store)\b/gi

/** Where a review is to be written, when the brief says so. */
const reviewSites = ({ kind, source }: Brief): string[] =>
  kind === 'review' ? [...new Set([...source.matchAll(SITES)].map(([site]) => site))] : []

const reviewOn = (site: string): LinkValue => ({
  label: `Review us on ${site}`,
  href: `{{${site.toLowerCase().replace(/\W+/g, '_')}_review_url}}`
})
