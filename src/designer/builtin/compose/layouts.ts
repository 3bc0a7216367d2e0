import type { SectionInput } from '../../../email/sections/normalise.ts'
import type { Item } from '../../../email/sections/section.ts'
import type { Kind } from '../../brief-reader/brief.ts'
import type { Choice } from './random.ts'

/** What this designer draws each kind in; with one layout there is nothing to choose. */
const LAYOUTS: Record<string, [string, ...string[]]> = {
  header: ['split', 'center', 'band'],
  hero: ['stacked', 'cover', 'poster'],
  text: ['plain', 'letter', 'card'],
  features: ['columns', 'rows'],
  products: ['grid', 'rows'],
  spotlight: ['left', 'right'],
  stats: ['row', 'stack'],
  schedule: ['table', 'cards'],
  image: ['full'],
  quote: ['large', 'card'],
  steps: ['numbered', 'timeline'],
  event: ['details', 'ticket'],
  coupon: ['ticket', 'band'],
  order: ['table', 'cards'],
  details: ['table', 'cards'],
  list: ['plain', 'articles'],
  cta: ['center', 'split'],
  faq: ['stacked', 'columns'],
  notice: ['bar'],
  rating: ['stars', 'numbers'],
  social: ['text', 'buttons'],
  divider: ['line'],
  footer: ['center', 'columns']
}

const longest = (items: Item[], slot: string): number =>
  Math.max(0, ...items.map(item => (typeof item[slot] === 'string' ? item[slot].length : 0)))

/** A tag such as `{{product_1_name}}` is one long word: in a narrow column it would widen the email. */
const hasTags = (items: Item[]): boolean => items.some(({ title }) => typeof title === 'string' && title.includes('{{'))

/** One of a kind's layouts that suits what is in it: long words need the width, few items look lost in columns. */
export function layoutOf(
  { kind, content }: Pick<SectionInput, 'kind' | 'content'>,
  emailKind: Kind,
  choice: Choice,
  items: Item[]
): string | undefined {
  const options = LAYOUTS[kind]
  if (!options) return undefined
  const picked = options.length > 1 ? choice.pick(options) : options[0]
  switch (kind) {
    case 'hero':
      return content.image && String(content.heading).length < 30 && choice.next() < 0.2
        ? 'split'
        : /order|receipt|shipping|notice|review|appointment/.test(emailKind)
          ? 'stacked'
          : picked
    case 'products':
      return items.length === 1 || hasTags(items) ? 'rows' : picked
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
