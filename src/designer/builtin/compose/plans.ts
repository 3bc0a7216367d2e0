import type { SectionInput } from '../../../email/sections/normalise.ts'
import type { Item, Tone } from '../../../email/sections/section.ts'
import type { Kind } from '../../brief-reader/brief.ts'
import type { Choice } from './random.ts'

/** The order of parts, a few for every kind; a part that has nothing to say is left out. */
const PLANS: Record<Kind, [string, ...string[]]> = {
  welcome: [
    'header hero features story goods group1 group2 group3 coupon event steps extra details quote quote2 faq closing help social footer',
    'header hero story coupon features group1 event steps extra details goods group2 group3 quote quote2 faq closing help social footer',
    'header hero coupon story goods features group1 event steps extra details group2 group3 faq quote quote2 closing help social footer'
  ],
  newsletter: [
    'header hero goods group1 story group2 quote quote2 details coupon faq group3 social footer',
    'header hero story goods group1 quote quote2 group2 coupon details faq group3 closing social footer',
    'header hero goods quote quote2 story group1 group2 group3 details coupon faq social footer'
  ],
  sale: [
    'header hero coupon goods story group1 group2 group3 quote quote2 steps extra details faq closing help social footer',
    'header hero coupon story goods group1 group2 group3 steps extra details quote quote2 faq closing help social footer',
    'header hero goods coupon story group1 group2 group3 quote quote2 steps extra details faq closing help social footer'
  ],
  launch: [
    'header hero features group1 goods story group2 group3 quote quote2 details faq coupon closing help social footer',
    'header hero story group1 features group2 group3 quote quote2 goods details faq coupon closing help social footer',
    'header hero story features group1 goods group2 details coupon faq group3 quote quote2 closing help social footer'
  ],
  cart: [
    'header hero goods coupon story group1 group2 group3 quote quote2 details faq closing help social footer',
    'header hero goods story group1 group2 group3 coupon details quote quote2 faq closing help social footer'
  ],
  order: [
    'header hero order details group1 group2 group3 steps extra story coupon faq help social footer',
    'header hero order steps extra details story group1 group2 group3 coupon faq help social footer'
  ],
  shipping: [
    'header hero details order group1 extra story group2 group3 coupon faq help social footer',
    'header hero order details extra story group1 group2 group3 coupon faq help social footer'
  ],
  event: [
    'header hero event group1 story goods group2 group3 quote quote2 details coupon faq closing help social footer',
    'header hero story event group1 goods group2 group3 details quote quote2 coupon faq closing help social footer',
    'header hero event story group1 group2 group3 goods details quote quote2 coupon faq closing help social footer'
  ],
  review: [
    'header hero rating story goods group1 group2 group3 coupon details quote quote2 faq help social footer',
    'header hero story rating group1 coupon goods group2 group3 details quote quote2 faq help social footer'
  ],
  winback: [
    'header hero coupon story features group1 group2 group3 goods quote quote2 steps extra details faq closing help social footer',
    'header hero story group1 group2 group3 coupon features goods quote quote2 steps extra details faq closing help social footer'
  ],
  receipt: [
    'header hero order details story group1 group2 group3 faq help social footer',
    'header hero order story details group1 group2 group3 faq help social footer'
  ],
  notice: [
    'header hero coupon story group1 group2 group3 details goods steps extra faq help social footer',
    'header hero coupon story details group1 group2 group3 goods steps extra faq help social footer'
  ],
  thanks: [
    'header hero group1 story quote quote2 goods group2 group3 coupon details faq closing help social footer',
    'header hero story group1 goods group2 group3 details quote quote2 coupon faq help social footer'
  ],
  survey: [
    'header hero story rating group1 group2 group3 coupon goods details faq closing help social footer',
    'header hero rating story group1 group2 group3 goods coupon details faq closing help social footer'
  ],
  birthday: [
    'header hero coupon goods story group1 group2 extra quote details faq closing help social footer',
    'header hero story coupon group1 goods group2 extra details quote faq closing help social footer'
  ],
  referral: [
    'header hero group1 steps extra coupon story quote quote2 details faq closing help social footer',
    'header hero story steps extra group1 coupon quote quote2 details faq closing help social footer'
  ],
  restock: [
    'header hero goods story group1 group2 coupon quote details faq closing help social footer',
    'header hero story goods group1 group2 coupon details quote faq closing help social footer'
  ],
  appointment: [
    'header hero event story details group1 group2 faq help footer',
    'header hero event details story group1 group2 faq help footer'
  ],
  announcement: [
    'header hero hours story features group1 event goods group2 group3 quote quote2 coupon details faq closing help social footer',
    'header hero hours story group1 goods event features group2 group3 details coupon quote quote2 faq closing help social footer'
  ]
}

export const planOf = (kind: Kind, choice: Choice): string[] => choice.pick(PLANS[kind]).split(' ')

type Grounds = Record<'header' | 'hero' | 'main' | 'strong' | 'calm' | 'closing' | 'footer', Tone>

const grounds = (
  header: Tone,
  hero: Tone,
  main: Tone,
  strong: Tone,
  calm: Tone,
  closing: Tone,
  footer: Tone
): Grounds => ({ header, hero, main, strong, calm, closing, footer })

/** Sets of grounds that stand well over one another: a strong top, a calm middle, a dark foot. */
const GROUNDS: [Grounds, ...Grounds[]] = [
  grounds('surface', 'brand', 'surface', 'tint', 'surface', 'accent', 'ink'),
  grounds('brand', 'brand', 'surface', 'tint', 'surface', 'tint', 'ink'),
  grounds('surface', 'surface', 'tint', 'brand', 'surface', 'tint', 'ink'),
  grounds('ink', 'ink', 'surface', 'accent', 'tint', 'surface', 'ink'),
  grounds('surface', 'tint', 'surface', 'brand', 'surface', 'tint', 'brand'),
  grounds('surface', 'accent', 'surface', 'tint', 'surface', 'brand', 'ink'),
  grounds('accent', 'surface', 'tint', 'accent', 'surface', 'brand', 'ink'),
  grounds('brand', 'surface', 'tint', 'accent', 'surface', 'tint', 'brand')
]
const QUIET: [Grounds, ...Grounds[]] = [
  grounds('brand', 'surface', 'tint', 'accent', 'surface', 'tint', 'ink'),
  grounds('surface', 'brand', 'surface', 'tint', 'surface', 'tint', 'ink'),
  grounds('surface', 'tint', 'surface', 'tint', 'surface', 'brand', 'brand'),
  grounds('ink', 'surface', 'tint', 'brand', 'surface', 'tint', 'ink')
]

/** In a dark theme the ink is light: a foot or a top on it would be a bright bar, so it stands on the canvas there. */
export function groundsOf(kind: Kind, choice: Choice, dark: boolean): (part: string, before: Tone | undefined) => Tone {
  const set = choice.pick(/order|receipt|shipping|notice|appointment/.test(kind) ? QUIET : GROUNDS)
  return (part, before) => {
    const own = set[roleOf(part)]
    const tone = dark && own === 'ink' ? 'canvas' : own
    return tone === before && tone !== 'surface' && part !== 'hero' && part !== 'header' ? 'surface' : tone
  }
}

function roleOf(part: string): keyof Grounds {
  if (part === 'header' || part === 'hero' || part === 'footer' || part === 'closing') return part
  if (part === 'coupon' || part === 'event' || part === 'quote' || part === 'quote2') return 'strong'
  return /goods|order|details|rating|features|steps|extra|group1|group3/.test(part) ? 'main' : 'calm'
}

const LAYOUTS: Record<string, [string, ...string[]]> = {
  header: ['split', 'center', 'band'],
  hero: ['stacked', 'cover', 'poster'],
  text: ['plain', 'letter', 'card'],
  features: ['columns', 'rows'],
  products: ['grid', 'rows'],
  spotlight: ['left', 'right'],
  stats: ['row', 'stack'],
  schedule: ['table', 'cards'],
  quote: ['large', 'card'],
  steps: ['numbered', 'timeline'],
  event: ['details', 'ticket'],
  coupon: ['ticket', 'band'],
  order: ['table', 'cards'],
  details: ['table', 'cards'],
  list: ['plain', 'articles'],
  cta: ['center', 'split'],
  faq: ['stacked', 'columns'],
  rating: ['stars', 'numbers'],
  social: ['text', 'buttons'],
  footer: ['center', 'columns']
}

const longest = (items: Item[], slot: string): number =>
  Math.max(0, ...items.map(item => (typeof item[slot] === 'string' ? item[slot].length : 0)))

/** One of a kind's layouts that suits what is in it: long words need the width, few items look lost in columns. */
export function layoutOf(
  { kind, content }: Pick<SectionInput, 'kind' | 'content'>,
  emailKind: Kind,
  choice: Choice,
  items: Item[]
): string | undefined {
  const options = LAYOUTS[kind]
  if (!options) return undefined
  const picked = choice.pick(options)
  switch (kind) {
    case 'hero':
      return content.image && String(content.heading).length < 30 && choice.next() < 0.2
        ? 'split'
        : /order|receipt|shipping|notice|review|appointment/.test(emailKind)
          ? 'stacked'
          : picked
    case 'products':
      return items.length === 1 ? 'rows' : picked
    case 'features':
      return items.length < 3 || items.length > 4 || items.some(({ text }) => !text) || longest(items, 'title') > 30
        ? 'rows'
        : picked
    case 'list':
      return items.some(({ image }) => image) && items.every(({ text }) => text) ? picked : 'plain'
    case 'stats':
      return longest(items, 'value') > 6 || items.length > 3 ? 'stack' : 'row'
    case 'details':
      return items.length > 4 || items.length === 1 || longest(items, 'value') > 40 ? 'table' : picked
    case 'steps':
      return longest(items, 'title') > 34 ? 'timeline' : picked
    case 'cta':
      return String(content.heading).length > 28 ? 'center' : picked
    case 'schedule':
      return longest(items, 'text') > 0 ? 'cards' : 'table'
    case 'rating':
      return items.length > 5 ? 'numbers' : picked
    default:
      return picked
  }
}
