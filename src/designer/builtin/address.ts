import type { EmailKind } from '../brief/kind.ts'
import { capitalise } from '../brief/words.ts'
import type { Brief } from '../brief.ts'

/** An address of the brief as a link: `tidewater.example/classes` → `https://tidewater.example/classes`. */
export function hrefOf(address: string): string {
  if (/^(?:https?:|mailto:|tel:|\{\{|\*\||\{%|%%)/i.test(address)) return address
  return /^[^\s/@]+@[^\s/]+$/.test(address) ? `mailto:${address}` : `https://${address}`
}

/** What a link leads to where the brief gives no address: a merge tag in the brief's own dialect. */
const TAGS: Record<EmailKind, string> = {
  welcome: 'site_url',
  newsletter: 'site_url',
  sale: 'shop_url',
  launch: 'product_url',
  cart: 'cart_url',
  order: 'order_url',
  shipping: 'tracking_url',
  event: 'rsvp_url',
  review: 'review_url',
  winback: 'shop_url',
  receipt: 'account_url',
  notice: 'status_url',
  announcement: 'site_url',
  thanks: 'site_url',
  survey: 'survey_url',
  reminder: 'account_url',
  booking: 'booking_url',
  verify: 'confirm_url',
  referral: 'referral_url',
  appeal: 'donate_url',
  restock: 'product_url'
}

/** A merge tag as the brief's sending service writes them: `{{name}}`, `*|NAME|*` for Mailchimp, `%%name%%`. */
export function tag(brief: Brief, name: string): string {
  const mailchimp: Record<string, string> = {
    unsubscribe_url: 'UNSUB',
    company_address: 'LIST:ADDRESSLINE',
    first_name: 'FNAME',
    company_name: 'LIST:COMPANY'
  }
  if (/\*\|[^|]+\|\*|\bmailchimp\b/i.test(brief.text)) return `*|${mailchimp[name] ?? name.toUpperCase()}|*`
  return /%%[\w.]+%%/.test(brief.text) ? `%%${name}%%` : `{{${name}}}`
}

/** Where the main button leads. */
export const mainHref = (brief: Brief): string => (brief.link ? hrefOf(brief.link) : tag(brief, TAGS[brief.kind]))

/** Has the brief an address for the main button? */
export const hasLink = (brief: Brief): boolean => brief.link !== undefined

/** Addresses among words become links: "Preorder at [crumbandco.com](https://crumbandco.com)". */
export function withLinks(text: string, brief: Brief): string {
  const addresses = brief.facts.filter(({ kind }) => kind === 'link' || kind === 'email').map(fact => fact.text)
  return [...new Set(addresses)]
    .sort((a, b) => b.length - a.length)
    .reduce((result, address) => {
      const shown = address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')
      const pattern = new RegExp(`(?<![\\w/(\\[@.])${address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w])`, 'gi')
      return result.replace(pattern, `[${shown}](${hrefOf(address)})`)
    }, text)
}

/** What the last part of an address suggests for a button: `/classes` → "See the classes". */
export function labelFromPath(address: string | undefined): string | undefined {
  const path = address
    ?.replace(/^https?:\/\//i, '')
    .split(/[?#]/)[0]
    ?.split('/')
    .slice(1)
    .filter(Boolean)
    .at(-1)
    ?.replace(/\.\w+$/, '')
  if (!path || !/^[a-z]{3,14}(?:-[a-z]{2,12}){0,2}$/i.test(path)) return undefined
  const words = path.toLowerCase().replace(/-/g, ' ')
  const known: Record<string, string> = {
    book: 'Book now',
    booking: 'Book now',
    shop: 'Visit the shop',
    store: 'Visit the shop',
    sale: 'Shop the sale',
    give: 'Give now',
    donate: 'Donate',
    signup: 'Sign up',
    join: 'Join us',
    rsvp: 'RSVP',
    register: 'Register',
    tickets: 'Get tickets',
    review: 'Write a review',
    survey: 'Take the survey',
    feedback: 'Share your thoughts',
    login: 'Sign in',
    account: 'Open your account',
    preorder: 'Preorder now',
    'pre order': 'Preorder now',
    start: 'Get started',
    pricing: 'See the prices',
    upgrade: 'Upgrade',
    renew: 'Renew now',
    track: 'Track your parcel',
    tracking: 'Track your parcel',
    demo: 'See the demo',
    menu: 'See the menu',
    status: 'See the status',
    changelog: 'Read the changelog',
    blog: 'Read the blog',
    apply: 'Apply now',
    orders: 'See your orders',
    events: 'See the events',
    visit: 'Plan your visit',
    reserve: 'Reserve now',
    order: 'Order now',
    beta: 'Join the beta',
    waitlist: 'Join the waiting list',
    refer: 'Refer a friend'
  }
  if (known[words]) return known[words]
  return /s$/.test(words) ? capitalise(`see the ${words}`) : undefined
}
