import type { Item } from '../../../email/sections/section.ts'
import { sceneUrl } from '../../../email/theme/media-urls.ts'
import { splitList } from '../../brief/items.ts'
import { capitalise } from '../../brief/words.ts'
import type { Brief } from '../../brief.ts'
import { tag } from '../address.ts'
import { type Kit, type Part, section } from '../kit.ts'
import { sceneForWords } from '../look.ts'

/** A picture of one of several things: what its own words ask for, else another drawing of the email's subject. */
function pictureOf({ look }: Kit, words: string, at: number) {
  const own = sceneForWords(words)
  const name = own ?? look.scenes[at % look.scenes.length]!
  return {
    src: sceneUrl(
      name,
      look.theme,
      own && own !== look.scenes[0] ? 1 + (at % 2) : 1 + Math.floor(at / look.scenes.length) + (own ? at : 0)
    ),
    alt: words
  }
}

/** Things to buy: those of the brief; where it only says what the offer is for, those groups; where it asks for a number of them, merge tags. */
export const products: Part = (kit, layout, tone) => {
  const { brief } = kit
  if (/^(?:order|receipt|shipping)$/.test(brief.kind)) return undefined
  const items = brief.items.length > 0 ? namedItems(kit) : offeredGroups(kit)
  if (items.length === 0) return undefined
  const heading = brief.kind === 'cart' ? undefined : headingFor(brief, items)
  return section(
    'products',
    { ...(heading && { heading }), items: items.slice(0, 6) },
    items.length === 1 ? 'rows' : layout,
    tone
  )
}

function namedItems(kit: Kit): Item[] {
  return kit.brief.items.map(({ title, text, price, was }, at) => ({
    image: pictureOf(kit, title, at),
    title,
    ...(text && { text }),
    ...(price && { price }),
    ...(was && { was })
  }))
}

function headingFor({ kind, offer }: Brief, items: Item[]): string | undefined {
  if (kind === 'sale') return offer ? `In the sale` : undefined
  if (kind === 'newsletter') return items.length > 1 ? 'New in' : undefined
  if (kind === 'winback') return 'New since you were last here'.slice(0)
  return undefined
}

function offeredGroups(kit: Kit): Item[] {
  const { brief, look } = kit
  if (brief.kind === 'cart') {
    return [
      {
        image: { src: sceneUrl(look.scenes[0]!, look.theme), alt: '' },
        title: tag(brief, 'product_name'),
        price: tag(brief, 'product_price')
      }
    ]
  }
  if (!brief.asked.includes('products')) return []
  const scope = brief.offer?.scope?.replace(/^(?:all|our|every|any|selected|the)\s+/i, '')
  const groups = scope ? splitGroups(scope) : []
  if (groups.length >= 2)
    return groups.map((title, at) => ({
      image: pictureOf(kit, title, at),
      title: capitalise(title),
      price: brief.offer!.label
    }))
  return Array.from({ length: askedCount(brief.text) }, (_, at) => ({
    image: pictureOf(kit, '', at),
    title: tag(brief, `product_${at + 1}_name`),
    price: tag(brief, `product_${at + 1}_price`),
    ...(/\bold (?:and new )?prices?\b|\bwas\b/i.test(brief.text) && { was: tag(brief, `product_${at + 1}_old_price`) })
  }))
}

const splitGroups = (scope: string): string[] =>
  splitList(scope)
    .flatMap(({ text }) => text.split(/\s+(?:and|&)\s+/i))
    .map(text => text.trim())
    .filter(Boolean)

const NUMBERS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6 }

function askedCount(text: string): number {
  const word =
    /\b(two|three|four|five|six|[2-6])\s+(?:\w+\s+)?(?:products?|items?|arrivals?|picks|best-?sellers?)/i
      .exec(text)?.[1]
      ?.toLowerCase() ?? 'three'
  return NUMBERS[word] ?? Number(word)
}

/** What was ordered or paid for, with its sums. */
export const order: Part = (kit, layout, tone) => {
  const { brief } = kit
  if (!/^(?:order|receipt|shipping)$/.test(brief.kind)) return undefined
  const hasGoods = brief.items.length > 0 || brief.totals.length > 0
  if (!hasGoods && brief.kind === 'shipping') return undefined
  const reference = brief.references.find(({ label }) => /order|invoice|receipt|purchase/i.test(label))
  const total = { label: 'Total', value: tag(brief, 'total') }
  const items =
    brief.items.length > 0
      ? brief.items
      : [
          {
            title: brief.totals.length > 0 ? 'Your order' : tag(brief, 'item_name'),
            ...(brief.totals.length === 0 && { price: tag(brief, 'item_price') })
          }
        ]
  const withPictures = brief.kind !== 'receipt' && brief.items.length > 0 && brief.items.length <= 5
  const number = reference
    ? `${reference.label} ${reference.value}`
    : brief.kind === 'receipt'
      ? undefined
      : `Order ${tag(brief, 'order_number')}`
  const totals = [...(brief.totals.length > 0 || brief.items.length > 0 ? brief.totals : [total])].sort(
    (a, b) => Number(isFinal(a.label)) - Number(isFinal(b.label))
  )
  return section(
    'order',
    {
      heading:
        brief.kind === 'receipt'
          ? 'What you paid for'
          : brief.kind === 'shipping'
            ? 'In the parcel'
            : 'What you ordered',
      ...(number && { number }),
      ...(brief.date &&
        /\d/.test(brief.date) &&
        brief.kind !== 'shipping' &&
        !/arriv|deliver/i.test(
          brief.text.slice(Math.max(0, brief.text.indexOf(brief.date) - 30), brief.text.indexOf(brief.date))
        ) && { date: brief.date }),
      items: items.slice(0, 12).map((item, at) => ({
        ...(withPictures && { image: pictureOf(kit, item.title, at) }),
        title: item.title,
        ...('text' in item && item.text && { text: item.text }),
        ...('price' in item && item.price && { price: item.price })
      })),
      totals: totals.slice(0, 6).map(({ label, value }) => ({ label, value }))
    },
    layout,
    tone
  )
}

const isFinal = (label: string): boolean => /^(?:grand )?total|amount (?:due|paid)/i.test(label)

/** The code as large as it deserves. */
export const coupon: Part = ({ brief, copy }, layout, tone) => {
  const { code, offer } = brief
  if (!code || brief.kind === 'verify')
    return code ? section('coupon', { heading: 'Your code', code }, 'ticket', tone) : undefined
  const heading = offer ? capitalise([offer.label, offer.scope].filter(Boolean).join(' ')) : 'Your code'
  const terms = offer?.until ? `Enter it at the checkout. It is good ${offer.until}.` : 'Enter it at the checkout.'
  return section(
    'coupon',
    { heading, code, text: terms, ...(copy.button && brief.kind !== 'sale' && { button: copy.button }) },
    layout,
    tone
  )
}
