import type { Kind } from '../../reading/kinds.ts'
import type { Blank, Opening } from '../deck.ts'
import { capitalise } from './lines.ts'
import { ATTENDED, type Material } from './material.ts'
import { withoutArticle } from './nouns.ts'
import { point, tidy } from './words.ts'

/** What an opening sets large. */
export interface Figure {
  text: string
  heading?: string
  eyebrow?: string
  /** What else stands on it, a line each. */
  facts?: string[]
  /** Blanks that copy is not to fill any more. */
  says: Blank[]
  /** Slots that are wholly said by it. */
  places: number[]
}

/** The figure of an opening that lives from one, or none. */
export function figureOf(material: Material, opening: Opening): Figure | undefined {
  if (opening === 'product') return thingOf(material)
  if (opening === 'big-number') return bigNumber(material)
  return opening === 'ticket' ? dayOf(material) : undefined
}

/** Letters that a ticket's stub holds in large type. */
const LONGEST_DAY = 26

/** The day of what people come to, with hour and place. */
function dayOf({ when, kind }: Material): Figure | undefined {
  const { date, time, place, price, says = [] } = when ?? {}
  if (!date || date.length > LONGEST_DAY || !ATTENDED.has(kind)) return undefined
  const facts = [time, place, price].filter(fact => fact !== undefined)
  return { text: capitalise(date), says: ['date', 'time', 'place'], places: says, facts }
}

/** The only thing of the brief, with its price: when nothing else is said of it, the opening says it all. */
function thingOf({ slots, known: { values } }: Material): Figure | undefined {
  const [item, ...others] = slots.filter(({ role }) => role === 'item')
  const { title, price, was, ...rest } = item?.fields ?? {}
  if (!item || others.length > 0 || !values.item || !title || !price) return undefined
  const isAll = rest.text === undefined && rest.href === undefined
  return {
    text: tidy(price.text),
    heading: point(withoutArticle(title.text)),
    ...(was && { eyebrow: `Was ${tidy(was.text)}` }),
    says: ['item', 'price'],
    places: isAll ? [item.id] : []
  }
}

/** Kinds of mail about a sum. */
const ABOUT_MONEY: ReadonlySet<Kind> = new Set(['receipt', 'appeal', 'listing', 'thanks'])

/** An offer that begins with its figure, parted: "20%" and "off all mugs"; else the sum that the email is about. */
function bigNumber({ slots, kind, known: { values } }: Material): Figure | undefined {
  const offer = slots.find(({ role }) => role === 'offer')
  const figure = offer?.entities.find(
    ({ kind, span }) => (kind === 'percent' || kind === 'money') && span.at === offer.span.at
  )
  const rest = offer && figure ? tidy(offer.text.slice(figure.span.length)) : ''
  if (offer && figure && rest.toLowerCase().startsWith('off ') && rest.length <= 44) {
    const text = offer.text.slice(0, figure.span.length)
    return { text, heading: capitalise(rest), says: ['offer'], places: [offer.id] }
  }
  const sum = ABOUT_MONEY.has(kind) ? values.amount?.text : undefined
  return sum && sum.length <= 12 ? { text: sum, says: ['amount'], places: [] } : undefined
}
