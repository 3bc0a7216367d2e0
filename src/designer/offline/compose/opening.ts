import type { Content } from '../../../email/sections/section.ts'
import type { Slot } from '../../reading/reading.ts'
import type { Blank, Opening } from '../deck.ts'
import { AGAIN } from './copywriter.ts'
import { capitalise, type Filled } from './lines.ts'
import { ATTENDED, BOUGHT, type Draft, type Material, open, statements } from './material.ts'
import { pictureOf } from './scene.ts'
import { linked, point, sentence, tidy, unstopped } from './words.ts'

const LAYOUTS: Record<Opening, string[]> = {
  type: ['poster', 'cover'],
  picture: ['stacked', 'poster', 'cover'],
  split: ['split'],
  letter: ['letter'],
  editorial: ['editorial'],
  product: ['product'],
  ticket: ['ticket'],
  'big-number': ['number']
}

/** How the email begins: the first lines, drawn in a way that the kind and what was read allow. */
export function makeOpening(material: Material): Draft & { opening: Opening } {
  const { choice, scene } = material
  const opening = chooseOpening(material)
  const [first = 'poster', ...others] = LAYOUTS[opening]
  const layout = choice.pick([first, ...others])
  const pictured = opening === 'picture' || opening === 'split' || (opening === 'product' && choice.next() < 0.7)
  const image = pictured && scene ? pictureOf(scene, material.theme, Math.floor(choice.next() * 6)) : undefined
  const content: Content = { ...wordsOf(material, opening), ...(image && { image }) }
  return {
    part: 'opening',
    kind: 'hero',
    layout: layout === 'split' && isLong(content) ? 'stacked' : layout,
    content,
    opening
  }
}

/** Many words beside a picture leave it no room. */
const isLong = ({ heading, text = '' }: Content): boolean => String(heading).length > 30 || String(text).length > 110

/** One of the openings that suit the kind, the likelier the earlier it stands, among those that have what they show. */
function chooseOpening(material: Material): Opening {
  const { openings, choice, scene } = material
  const wishesPicture = material.reading.style.some(({ wish }) => wish === 'scene')
  const isPossible = (opening: Opening) =>
    PICTURED.has(opening) ? scene !== undefined : !FIGURED.has(opening) || figureOf(material, opening) !== undefined
  const rated = openings.filter(isPossible).map((opening, at) => ({
    opening,
    score: choice.next() * 2 - at * 0.25 + (wishesPicture && PICTURED.has(opening) ? 3 : 0)
  }))
  return rated.reduce((a, b) => (b.score > a.score ? b : a), { opening: 'type' as Opening, score: -9 }).opening
}

const PICTURED: ReadonlySet<Opening> = new Set(['picture', 'split'])
/** Openings that live from a figure. */
const FIGURED: ReadonlySet<Opening> = new Set(['product', 'ticket', 'big-number'])

const LONGEST_LEAD = 210
/** What is said of readers instead of to them opens no email. */
const ABOUT_READERS = /\b(?:they|their|them)\b/i

/** The deck's line where it says a fact of the brief; else the brief's own first sentence, which says more than any filler. */
function leadOf(material: Material, line: Filled | undefined): Pick<Filled, 'text' | 'says'> | undefined {
  if (line?.blanks.some(blank => !AGAIN.has(blank))) return line
  const fragments = BOUGHT.has(material.kind) ? [] : statements(material, false)
  const own = [...statements(material, true), ...(fragments.length < 3 ? fragments : [])]
    .filter(slot => !isElsewhere(slot, material))
    .sort((a, b) => a.id - b.id)
  const [first, next] = own.filter(
    ({ text }) => text.length <= LONGEST_LEAD && text.split(' ').length > 3 && !ABOUT_READERS.test(text)
  )
  if (!first) return line
  const two = next && `${sentence(linked(first))} ${sentence(linked(next))}`
  if (next && two && own.indexOf(next) === own.indexOf(first) + 1 && two.length <= LONGEST_LEAD)
    return { text: two, says: [first.id, next.id] }
  return { text: sentence(linked(first)), says: [first.id] }
}

/** Is a statement what a coupon, a bill or the day of an event is made of? */
function isElsewhere({ id, entities }: Slot, { slots, when, kind }: Material): boolean {
  const isBill = BOUGHT.has(kind) && entities.some(({ kind }) => kind === 'money')
  const isWhen = ATTENDED.has(kind) && (when?.says.includes(id) ?? false)
  return isBill || isWhen || slots.some(({ role, within }) => role === 'code' && within === id)
}

const LONGEST_EYEBROW = 60

/** The words of an opening: the brief's own headline, else the deck's; what the topic is must stand somewhere. */
function wordsOf(material: Material, opening: Opening): Content {
  const { copy, ledger, known, kind } = material
  const figure = figureOf(material, opening)
  if (figure) copy.note(...figure.says)
  ledger.place(...(figure?.places ?? []))
  const [dictated] = open(material, 'headline')
  const avoid = known.values.code ? (['code'] as const) : []
  const headline = dictated || figure?.heading ? undefined : copy.line('headline', avoid)
  if (dictated) ledger.place(dictated.id)
  const lead = leadOf(material, copy.line('lead', avoid))
  const eyebrow = copy.line('eyebrow', avoid)
  ledger.place(...[headline, lead, eyebrow].flatMap(line => line?.says ?? []))
  const text = [lead?.text, figure?.facts?.map(capitalise).join('\n')].filter(Boolean).join('\n\n')
  const heading = dictated ? tidy(dictated.text) : (figure?.heading ?? headline?.text ?? capitalise(kind))
  const topic = figure?.eyebrow ? undefined : open(material, 'topic').find(({ text }) => text.length <= LONGEST_EYEBROW)
  if (topic) ledger.place(topic.id)
  const above = figure?.eyebrow ?? (topic ? point(topic.text) : eyebrow?.text)
  return {
    heading: unstopped(heading),
    ...(above && above !== heading && { eyebrow: unstopped(above) }),
    ...(text && { text }),
    ...(figure && { figure: figure.text }),
    ...(material.button && { button: material.button }),
    ...(material.second && { second: material.second })
  }
}

interface Figure {
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

/** What an opening sets large, where it lives from a figure. */
function figureOf(material: Material, opening: Opening): Figure | undefined {
  const { values } = material.known
  if (opening === 'product') return thingOf(material)
  if (opening === 'big-number') return bigNumber(material)
  if (opening !== 'ticket' && opening !== 'editorial') return undefined
  const blank = (['date', 'number'] as const).find(name => (values[name]?.text.length ?? 99) <= 26)
  const text = blank && values[blank]?.text
  if (!text) return undefined
  const whole = opening === 'ticket' && blank === 'date' ? material.when : undefined
  const facts = whole && [whole.time, whole.place, whole.price].filter(fact => fact !== undefined)
  return {
    text,
    says: whole ? ['date', 'time', 'place'] : [blank],
    places: whole?.says ?? values[blank]?.says ?? [],
    ...(facts && { facts })
  }
}

/** The only thing of the brief, with its price: when nothing else is said of it, the opening says it all. */
function thingOf({ slots, known: { values } }: Material): Figure | undefined {
  const [item, ...others] = slots.filter(({ role }) => role === 'item')
  const { title, price, was, ...rest } = item?.fields ?? {}
  if (!item || others.length > 0 || !values.item || !title || !price) return undefined
  const isAll = rest.text === undefined && rest.href === undefined
  return {
    text: tidy(price.text),
    heading: point(title.text),
    ...(was && { eyebrow: `Was ${tidy(was.text)}` }),
    says: ['item', 'price'],
    places: isAll ? [item.id] : []
  }
}

/** An offer that begins with its figure, parted: "20%" and "off all mugs"; else the sum that the email is about. */
function bigNumber({ slots, known: { values } }: Material): Figure | undefined {
  const offer = slots.find(({ role }) => role === 'offer')
  const figure = offer?.entities.find(
    ({ kind, span }) => (kind === 'percent' || kind === 'money') && span.at === offer.span.at
  )
  const rest = offer && figure ? tidy(offer.text.slice(figure.span.length)) : ''
  if (offer && figure && rest.toLowerCase().startsWith('off ') && rest.length <= 44)
    return {
      text: offer.text.slice(0, figure.span.length),
      heading: capitalise(rest),
      says: ['offer'],
      places: [offer.id]
    }
  const sum = values.amount?.text
  return sum && sum.length <= 12 ? { text: sum, says: ['amount'], places: [] } : undefined
}
