import type { Tone } from '../../../email/sections/section.ts'
import type { Kind } from '../../brief-reader/brief.ts'
import type { Choice } from './random.ts'

/** The order of parts; `|` puts alternatives beside each other. */
const PLANS: Record<Kind, [string, ...string[]]> = {
  welcome: [
    'header hero features story goods coupon event steps details quote faq closing social footer',
    'header hero story coupon features event details goods quote faq closing social footer',
    'header hero coupon story goods features event steps details faq quote closing social footer'
  ],
  newsletter: [
    'header hero goods story quote details coupon faq social footer',
    'header hero story goods quote coupon details faq closing social footer',
    'header hero goods quote story details coupon social footer'
  ],
  sale: [
    'header hero coupon goods story quote steps details faq closing social footer',
    'header hero coupon story goods steps details quote closing social footer',
    'header hero goods coupon story quote steps details closing social footer'
  ],
  launch: [
    'header hero features goods story quote details faq coupon closing social footer',
    'header hero story features quote goods details faq coupon closing social footer',
    'header hero story features goods details coupon faq quote closing social footer'
  ],
  cart: [
    'header hero goods coupon story quote details faq closing social footer',
    'header hero coupon goods story details quote closing social footer'
  ],
  order: [
    'header hero order details steps story coupon help social footer',
    'header hero order steps details story coupon help social footer'
  ],
  shipping: [
    'header hero details order story coupon help social footer',
    'header hero order details story coupon help social footer'
  ],
  event: [
    'header hero event story goods quote details coupon faq closing social footer',
    'header hero story event goods details quote coupon faq closing social footer',
    'header hero event story goods details quote coupon faq social footer'
  ],
  review: [
    'header hero rating story goods coupon details quote social footer',
    'header hero story rating coupon goods details quote social footer'
  ],
  winback: [
    'header hero coupon story features goods quote steps details closing social footer',
    'header hero story coupon features goods quote steps details closing social footer'
  ],
  receipt: ['header hero order details story help social footer', 'header hero details order story help social footer'],
  notice: ['header hero story details goods help social footer', 'header hero details story goods help social footer'],
  thanks: [
    'header hero story quote goods coupon details closing social footer',
    'header hero story goods details quote coupon social footer'
  ],
  survey: [
    'header hero story rating coupon goods details closing social footer',
    'header hero rating story goods coupon details closing social footer'
  ],
  announcement: [
    'header hero story features event goods quote coupon details faq closing social footer',
    'header hero story goods event features details coupon quote faq closing social footer'
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

export function groundsOf(kind: Kind, choice: Choice): (part: string, before: Tone | undefined) => Tone {
  const set = choice.pick(/order|receipt|shipping|notice/.test(kind) ? QUIET : GROUNDS)
  return (part, before) => {
    const tone = set[roleOf(part)]
    return tone === before && tone !== 'surface' && part !== 'hero' && part !== 'header' ? 'surface' : tone
  }
}

function roleOf(part: string): keyof Grounds {
  if (part === 'header' || part === 'hero' || part === 'footer' || part === 'closing') return part
  if (part === 'coupon' || part === 'event' || part === 'quote') return 'strong'
  return /goods|order|details|rating|features|steps/.test(part) ? 'main' : 'calm'
}

const LAYOUTS: Record<string, [string, ...string[]]> = {
  header: ['split', 'center', 'band'],
  hero: ['stacked', 'split', 'cover', 'poster'],
  text: ['plain', 'letter', 'card'],
  features: ['columns', 'rows'],
  products: ['grid', 'rows'],
  quote: ['large', 'card'],
  steps: ['numbered', 'timeline'],
  event: ['details', 'ticket'],
  coupon: ['ticket', 'band'],
  order: ['table', 'cards'],
  details: ['table', 'cards'],
  list: ['articles', 'plain'],
  cta: ['center', 'split'],
  faq: ['stacked', 'columns'],
  rating: ['stars', 'numbers'],
  social: ['text', 'buttons'],
  footer: ['center', 'columns']
}

/** One of a kind's layouts that suits what is in it. */
export function layoutOf(kind: string, emailKind: Kind, choice: Choice, count: number): string | undefined {
  const options = LAYOUTS[kind]
  if (!options) return undefined
  if (kind === 'hero' && /order|receipt|shipping|notice|review/.test(emailKind))
    return choice.pick(['stacked', 'split'] as const)
  if (kind === 'products' && count === 1) return 'rows'
  if (kind === 'features' && count < 3) return 'rows'
  return choice.pick(options)
}
