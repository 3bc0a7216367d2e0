import { withoutBits } from './bits.ts'
import type { Kind, Pair, Thing } from './brief.ts'
import { CARRIER } from './carriers.ts'
import { hasVerb } from './sentence-test.ts'
import { capitalise } from './tidy.ts'

/**
 * What is told of a parcel on its way is told in bits between commas: "one pair of sandals, DPD tracking, should arrive in
 * 3-5 working days". Each bit has its place in the email: in the parcel, who brings it, when it is there.
 */
export interface Parcel {
  things: Thing[]
  pairs: Pair[]
  /** The brief without these bits. */
  rest: string
}

type Found = Pick<Parcel, 'things' | 'pairs'>

const IS_IT = "(?:(?:it|they|this|which|(?:the|your|their) (?:order|parcel|package)s?)(?:'ll| will| should)? )?"
/** "should arrive in 3-5 working days", "estimated delivery Nov 24", "they'll be there tomorrow". */
const ARRIVES = new RegExp(
  `^${IS_IT}(?:(?:should|will|is|are|to) )*(?:be )?(?:arriv(?:e|es|ing|al)|out for delivery|takes(?= \\d)|there|here|with (?:you|them)|delivered|(?:expected|estimated|due)(?: (?:delivery|arrival))?|eta|get (?:there|here|to (?:you|them)))(?: (?:to arrive|date|time|is|are|with (?:you|them)))*:?(?: (?:on|in))? ((?:within |by |between |around |about )?[^.]{3,44})$`,
  'i'
)
const IS_WHEN = /\d|day\b|days\b|tomorrow|tonight|week/i
const ONLY_DAYS = /^(?:in |within )?\d+\s?(?:-|–|to)\s?\d+ (?:working |business )?(?:days|weeks)$/i

const BROUGHT = new RegExp(
  `^(?:(?:the )?(?:carrier|courier)(?: is|:)? |${IS_IT}(?:(?:is|are|was|were|being) )?(?:(?:sent|shipped|going|delivered|posted|dispatched|coming) )?(?:out )?(?:via|by|with|through|using) )?(${CARRIER}(?: [\\w ]{1,20})?)$`,
  'i'
)
const NAMED_CARRIER = /^(?:the )?(?:carrier|courier)(?: is|:)? (\p{Lu}.{1,28})$/u
const SENT_WITH = new RegExp(` (?:sent|shipped|going|posted|dispatched) (?:via|by|with) (${CARRIER})$`, 'i')

const VIA = new RegExp(` (?:via|with|by) (${CARRIER})$`, 'i')

const COUNT = '(?:one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2}(?: ?[x×])?)'
const COUNTED = new RegExp(
  `^(?:(?:the|your|their) (?:order|parcel|package) (?:is|was)(?: for)? |${IS_IT}(?:contains|containing|with|inside|in the (?:box|parcel)):? )?(${COUNT} (?!(?:working|business|short|quick) )[\\p{L}\\d].{2,70})$`,
  'iu'
)
/** What is counted is no goods: "3 tips", "2 working days". */
export const NO_GOODS =
  /\b(?:days?|weeks?|hours?|minutes?|years?|tips?|lines?|buttons?|links?|photos?|pictures?|images?|steps?|notes?|sentences?|paragraphs?|things|points?|sections?|reasons?|class|% |off)\b/i
const EACH = new RegExp(`,\\s+(?:and\\s+)?|\\s+(?:and|plus|&)\\s+(?=${COUNT} )`, 'i')
/** "items list (one backpack, two merino socks)". */
const LISTED =
  /,? ?(?:and |with )?(?:the |an? )?(?:items?|contents?|products?)(?: list| in (?:the|their|your) (?:parcel|order|box|package))?(?: \(|: ?)([^()\n.;:]{6,160})(?:\)|(?=[.;\n]|$))/i

const NUMBER_ASKED =
  /^(?:(?:include|add|show|with|put|and|the|their|your|a|space for) )*tracking (?:number|no\.?|code|id)(?: (?:goes )?(?:here|included|below|placeholder))?$/i
/** "tracking number NK88203417", "DHL tracking JD014600". */
const NUMBER_TOLD = new RegExp(
  `^(?:(?:the|your|their) )?(?:(${CARRIER}) )?tracking(?: (?:number|no\\.?|code|id))?(?: is|:)? #?(?!number|code)((?=[A-Z\\d -]*\\d)[A-Z\\d][A-Z\\d-]{5,}(?: [A-Z\\d]{2,6}){0,4})$`,
  'i'
)
const LINK_ASKED = /^(?:(?:include|add|with|and|the|their|your|a) )*tracking link$/i

/** What an English brief for a shipping notice tells of the parcel. */
export function parcelIn(text: string, kind: Kind): Parcel {
  if (kind !== 'shipping') return { things: [], pairs: [], rest: text }
  const isNumberTold = /\btracking (?:number|no\.?|code|id)(?: is|:)? ?#?(?=\S*\d)[A-Z\d-]{6}/i.test(text)
  const list = LISTED.exec(text)
  const listed = itemsIn(list?.[1] ?? '')
  const left = carrierIn(LEFT_WITH.exec(text))
  const found: Found = { things: listed ?? [], pairs: left ? [{ label: 'Carrier', value: left }] : [] }
  const whole = text.replace(LEFT_WITH, '').replace(HAS_LEFT, (_, before: string) => before.trimEnd())
  const rest = withoutBits(listed && list ? whole.replace(list[0], '') : whole, bit => isRead(bit, found, isNumberTold))
  const goods = goodsSent(text)?.name ?? 'order'
  return { ...found, rest: rest.replace(HANDLED, `$1 your ${goods}`) }
}

/** "Order 48213 has left our warehouse with DPD". */
const LEFT_WITH = new RegExp(
  `(?<=\\bleft (?:our|the) (?:warehouse|shop|studio|workshop|store|depot|building|hands)) (?:via|by|with) (${CARRIER})\\b(?=[.,;\\n]|$)`,
  'i'
)

/** "Order 48213 has left our warehouse": the same as on its way, which is said of every parcel. */
const HAS_LEFT =
  /(^|[.!?,;\n] ?|\b(?:order|parcel|package)(?: (?:no\.? ?)?#?[\w-]{0,12}\d[\w-]{0,12})? )(?:it )?(?:has |have )?(?:just |now )?left (?:our|the) (?:warehouse|shop|studio|workshop|store|depot|building|hands)(?=[.,;!\n]|$)/gi

/** "unpack straight away and water them": the goods, not the readers. */
const HANDLED =
  /\b(unpack|water|leave|keep|store|put|place|open|wash|charge|track|use|send|return|wear|eat|freeze|refrigerate|soak|hang|plug|collect|bring|drop) them\b/gi

/** Takes a bit into what is found. */
function isRead(words: string, found: Found, isNumberTold: boolean): boolean {
  const carried = SENT_WITH.exec(words)
  const piece = words.replace(SENT_WITH, '').replace(/^(?:and|but|plus) /i, '')
  const add = (label: string, value: string | undefined) => {
    if (!value || found.pairs.some(pair => pair.label === label)) return false
    found.pairs.push({ label, value })
    return true
  }
  const items = itemsIn(COUNTED.exec(piece)?.[1] ?? '')
  if (items) {
    found.things.push(...items)
    add('Carrier', carrierIn(carried))
    return true
  }
  if (LINK_ASKED.test(piece)) return true
  if (!isNumberTold && NUMBER_ASKED.test(piece)) return add('Tracking number', '{{tracking_number}}')
  if (/^free (?:shipping|delivery|postage)$/i.test(piece)) return add('Shipping', 'Free')
  const [, by, number] = NUMBER_TOLD.exec(piece) ?? []
  if (by) add('Carrier', by)
  if (number) return add('Tracking number', number)
  const [, via] = VIA.exec(piece) ?? []
  const bare = via ? piece.replace(VIA, '') : piece
  const when = ARRIVES.exec(bare)?.[1] ?? ONLY_DAYS.exec(bare)?.[0]
  if (when && IS_WHEN.test(when) && !hasVerb(when)) {
    if (via) add('Carrier', carrierIn(VIA.exec(piece)))
    return add('Arrives', when.replace(/^in /i, ''))
  }
  return add('Carrier', carrierIn(BROUGHT.exec(words) ?? NAMED_CARRIER.exec(piece)))
}

const carrierIn = (found: RegExpExecArray | null): string | undefined =>
  found?.[1] && capitalise(found[1].replace(/ tracking$/i, ''))

/** "one Fjeld backpack, two merino socks" as things, when each has its number. */
export function itemsIn(list: string): Thing[] | undefined {
  const items = list.split(EACH).filter(Boolean)
  const isGoods = (item: string) =>
    COUNTED.test(item) && !NO_GOODS.test(item) && !/[£$€₹()]/.test(item) && !hasVerb(item)
  return items.length > 0 && items.every(isGoods) ? items.map(title => ({ title: capitalise(title) })) : undefined
}

/** "your skis have shipped": what is on its way, by its own name. */
const GOODS =
  /\b(?:your|their|the) ((?:\p{Ll}+ ){0,2}\p{Ll}{3,}) (?:has|have|is|are|was|were) (?:now |just |all )?(?:been )?(?:shipped|dispatched|sent out|posted|on (?:its|their|the) way|left|out for delivery)\b|\bwe(?:'ve| have)? (?:just )?(?:shipped|dispatched|posted|sent) (?:your|their) ((?:\p{Ll}+ ){0,2}\p{Ll}{3,}?)(?= (?:today|yesterday|this)|[.,!-]|$)/iu
const VAGUE =
  /\b(?:orders?|parcels?|packages?|deliver(?:y|ies)|items?|shipments?|purchases?|goods|stuff|it|they|customers?|email|box|boxes)$/i

/** The goods of a shipping notice: `skis`. */
export function goodsSent(text: string): { name: string; many: boolean } | undefined {
  const found = GOODS.exec(text)
  const name = (found?.[1] ?? found?.[2])?.replace(/^.*\b(?:your|their|the) /i, '')
  return name && !VAGUE.test(name) ? { name, many: /[^s]s$/.test(name) } : undefined
}
