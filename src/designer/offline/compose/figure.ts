import type { Blank, Opening } from '../../../compose/copy/deck.ts'
import type { Kind } from '../../../compose/kinds.ts'
import type { Said } from './ledger.ts'
import { ATTENDED, type Material } from './material.ts'
import { withoutArticle } from './nouns.ts'
import { offerWords } from './offers.ts'
import { capitalise, point, tidy } from './words.ts'

/** What an opening sets large. */
export interface Figure {
  text: string
  heading?: string
  eyebrow?: string
  /** What else stands on it, a line each. */
  facts?: string[]
  /** Blanks that copy is not to fill any more. */
  says: Blank[]
  /** What it says of the brief. */
  places: readonly Said[]
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
  const { title, price, was } = item?.fields ?? {}
  if (!item || others.length > 0 || !values.item || !title || !price) return undefined
  return {
    text: tidy(price.text),
    heading: point(withoutArticle(title.text)),
    ...(was && { eyebrow: `Was ${tidy(was.text)}` }),
    says: ['item', 'price'],
    places: [title, price, ...(was ? [was] : [])]
  }
}

/** Kinds of mail about a sum. */
const ABOUT_MONEY: ReadonlySet<Kind> = new Set(['receipt', 'appeal', 'listing', 'thanks'])

/** An offer that begins with its figure, parted: "20%" and "off all mugs"; else the sum that the email is about. */
function bigNumber({ slots, kind, known: { values } }: Material): Figure | undefined {
  const offer = offerWords(slots)
  const figure = offer && FIGURE.exec(offer.text)
  const [all = '', text = ''] = figure ?? []
  const rest = offer && figure ? offer.text.slice(all.length - 4) : ''
  if (offer && rest.length > 4 && rest.length <= 44)
    return { text, heading: capitalise(rest), says: ['offer'], places: [offer] }
  const sum = ABOUT_MONEY.has(kind) ? values.amount?.text : undefined
  return sum && sum.length <= 12 ? { text: sum, says: ['amount'], places: [] } : undefined
}
const FIGURE = /^(\S*\d\S*) off /i
