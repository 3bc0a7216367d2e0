import type { ImageValue, Item } from '../../../email/sections/section.ts'
import { imageUrl } from '../../../email/sections/urls.ts'
import type { EmailFacts } from '../../email-facts.ts'
import type { Kind } from '../../kinds.ts'
import { iconFor } from '../icon.ts'
import { isNumber, isSum, meaningOf } from '../labels.ts'
import { hrefOf, linked } from '../links.ts'
import { type Draft, type Entry, headedFirst, inItems, type MakePart, type Rest, unsaid } from '../material.ts'
import { storyPictures } from '../scene.ts'
import { thingPictures } from '../thing-pictures.ts'
import { isAttended } from '../when.ts'
import { capitalise, inParts, lowered } from '../words.ts'

type Thing = EmailFacts['things'][number]
type Row = EmailFacts['rows'][number]

/** Kinds of mail about something that was bought. */
const BOUGHT: ReadonlySet<Kind> = new Set(['order', 'receipt', 'shipping', 'cart'])
/** Kinds of mail whose things are what it is about. */
const SOLD: ReadonlySet<Kind> = new Set(['sale', 'restock', 'listing', 'launch'])
/** As many as a section of their kind holds. */
const [MOST, MOST_LISTED, MOST_SUMS] = [12, 10, 6]

/** Are there things that are shown as what was ordered? Then numbers and sums among the rows stand with them. */
const isOrder = (rest: Rest): boolean => BOUGHT.has(rest.facts.kind) && unsaid(rest, 'things').length > 0

/** The rows that stand with what was ordered: its number, and what it adds up to. */
export function orderRows(
  rest: Rest,
  rows: readonly Entry<Row>[]
): { number?: Entry<Row> | undefined; sums: Entry<Row>[] } {
  if (!isOrder(rest)) return { sums: [] }
  const sums = rows.filter(({ value }) => isSum(value)).slice(0, MOST_SUMS)
  const isTotal = ({ value }: Entry<Row>) => Number(meaningOf(value.label) === 'Total')
  return { number: rows.find(({ value }) => isNumber(value)), sums: sums.sort((a, b) => isTotal(a) - isTotal(b)) }
}

/** What was ordered, with number and sums, where the email is about an order. */
export const order: MakePart = rest => {
  const ordered = isOrder(rest) ? unsaid(rest, 'things') : []
  const drawn = drawnOf(
    ordered.map(({ value }) => value),
    rest
  )
  const things = inParts(ordered, MOST)
  const { number, sums } = orderRows(rest, unsaid(rest, 'rows'))
  return things.map((entries, at): Draft => {
    const [first, last] = [at === 0 ? number : undefined, at === things.length - 1 ? sums : []]
    const content = {
      ...headedFirst(rest, 'order', at),
      ...(first && { number: `${capitalise(first.value.label)} ${first.value.value}` }),
      items: entries.map(entry => ({
        ...drawn?.[ordered.indexOf(entry)],
        ...asItem(entry.value, ['image', 'title', 'text', 'price'])
      })),
      ...(last.length > 0 && { totals: last.map(({ value }) => ({ ...value })) })
    }
    const says = { ...inItems(entries), ...inItems(last, 'totals'), ...(first && { [first.path]: 'number' }) }
    return { part: 'order', kind: 'order', content, says }
  })
}

/** Letters that are told of a thing beside its price in a row. */
const LONGEST_ASIDE = 70

/** One or two things with a price that stand among other facts as what it costs: "Tickets £9, children free". */
export function toldAsRows(rest: Rest): Entry<Row>[] {
  const { facts } = rest
  const entries = isOrder(rest) ? [] : unsaid(rest, 'things')
  const isAmong = isAttended(facts.kind) || facts.rows.length > 0
  const isPlain = ({ price, was, link, picture, text = '' }: Thing) =>
    price !== undefined && !was && !link && !picture && text.length <= LONGEST_ASIDE
  if (!isAmong || SOLD.has(facts.kind) || entries.length > 2 || !entries.every(({ value }) => isPlain(value))) return []
  return entries.map(({ path, value: { name, price = '', text } }) => ({
    path,
    value: { label: name, value: [price, text && lowered(text)].filter(Boolean).join(', ') }
  }))
}

/** What is sold, shown or told: a menu of prices, articles or points, by what the things have. */
export const items: MakePart = rest => {
  const entries = isOrder(rest) || toldAsRows(rest).length > 0 ? [] : unsaid(rest, 'things')
  const things = entries.map(({ value }) => value)
  const [only, ...others] = entries
  const drawn = drawnOf(things, rest)
  const isPictured = drawn !== undefined || (only && sourceOf(only.value) !== undefined)
  if (only && others.length === 0 && isPictured && only.value.text && !only.value.was)
    return [spotlight(only, drawn?.[0])]
  const shown = shownAs(things, rest, drawn !== undefined)
  const pictures = drawn ?? (areStories(things, rest) ? storiesOf(things, rest, shown) : [])
  const isNews = rest.facts.kind === 'newsletter'
  const isHeaded = others.length > 0 && !(isNews && shown.layout === 'menu')
  return inParts(entries, shown.most).map((part, at) => ({
    part: 'items',
    kind: shown.kind,
    layout: shown.layout,
    content: {
      ...(isHeaded && headedFirst(rest, isNews ? 'stories' : 'items', at)),
      items: part.map(({ value }) => ({
        ...(shown.kind === 'features' && { icon: iconFor(value.name, rest.theme) }),
        ...pictures[things.indexOf(value)],
        ...asItem(value, shown.slots)
      }))
    },
    says: inItems(part)
  }))
}

function spotlight({ value, path }: Entry<Thing>, drawn: { image: ImageValue } | undefined): Draft {
  const { title, ...more } = asItem(value, ['image', 'title', 'text', 'price'])
  const content = { heading: title ?? value.name, ...drawn, ...more }
  return { part: 'items', kind: 'spotlight', content, says: { [path]: '' } }
}

interface Shown {
  kind: string
  layout: string
  most: number
  slots: string[]
}

function shownAs(things: readonly Thing[], rest: Rest, areDrawn: boolean): Shown {
  if (areDrawn || things.some(({ price, was }) => price || was)) return products(things, rest, areDrawn)
  return features(things, rest) ?? list(things, rest)
}

/** Things of which so many are shown by small pictures. */
const MOST_DRAWN = 6

/** Small pictures of a few things that bring none, where there is one for each; none where the email has no pictures. */
function drawnOf(things: readonly Thing[], rest: Rest): { image: ImageValue }[] | undefined {
  const isDrawable = rest.picture !== undefined && things.length > 0 && things.length <= MOST_DRAWN
  if (!isDrawable || things.some(sourceOf) || areStories(things, rest)) return undefined
  return thingPictures(things, rest.theme, rest.choice)?.map(image => ({ image }))
}

/** Stories are few, and none brings its own picture. */
const areStories = (things: readonly Thing[], { facts: { kind }, picture }: Rest): boolean =>
  kind === 'newsletter' &&
  picture !== undefined &&
  things.length > 1 &&
  things.length <= 6 &&
  !things.some(thing => sourceOf(thing) || thing.price)

/** A picture for each story but one that leads, which the opening's stands over. */
function storiesOf(things: readonly Thing[], rest: Rest, { kind }: Shown): ({ image: ImageValue } | undefined)[] {
  const names = things.map(({ name }) => name)
  return storyPictures(names, rest.theme, rest.choice).map((image, at) =>
    at === 0 && kind === 'list' ? undefined : { image }
  )
}

/** Letters of a name and of what is told of it that stand beside a small picture, and of what stands in a column. */
const [LONGEST_NAME, LONGEST_TEXT, LONGEST_COLUMN] = [48, 200, 100]
const MOST_FEATURES = 6

/** A few things that are told and not sold, each with a small picture; side by side where little is told. */
function features(things: readonly Thing[], { facts: { kind } }: Rest): Shown | undefined {
  const isFew = things.length > 1 && things.length <= MOST_FEATURES && kind !== 'newsletter'
  const isBrief = things.every(({ name, text = '' }) => name.length <= LONGEST_NAME && text.length <= LONGEST_TEXT)
  if (!isFew || !isBrief || things.some(sourceOf)) return undefined
  const isColumns = things.length <= 4 && things.every(({ text = '' }) => text.length <= LONGEST_COLUMN)
  return { kind: 'features', layout: isColumns ? 'columns' : 'rows', most: MOST_FEATURES, slots: ['title', 'text'] }
}

function products(things: readonly Thing[], { choice }: Rest, areDrawn: boolean): Shown {
  const pictured = areDrawn ? things.length : things.filter(sourceOf).length
  const isNarrow = things.some(({ name, text = '' }) => name.length > 40 || text.length > 120)
  const isFew = things.length > 1 && (areDrawn || things.length <= 3)
  const isGrid = isFew && !isNarrow && (pictured === things.length || (pictured === 0 && choice.number('grid') < 0.5))
  const layout = isGrid ? 'grid' : pictured > 0 ? 'rows' : 'menu'
  return { kind: 'products', layout, most: MOST, slots: ['image', 'title', 'text', 'price', 'was'] }
}

function list(things: readonly Thing[], rest: Rest): Shown {
  const slots = ['image', 'title', 'text']
  const isTold = things.length === 1 || things.some(({ text }) => text)
  if (areStories(things, rest) && !things[0]?.text) return { kind: 'products', layout: 'rows', most: MOST, slots }
  const layout = things.some(sourceOf) || areStories(things, rest) ? 'articles' : isTold ? 'plain' : 'points'
  return { kind: 'list', layout, most: MOST_LISTED, slots }
}

const sourceOf = ({ picture }: Thing): string | undefined =>
  picture && imageUrl(/^[\w-]+(?:\.[\w-]+)+\//.test(picture) ? `https://${picture}` : picture)

/** A thing by the slots that its section has; what has no slot stands in the text. */
function asItem(thing: Thing, slots: readonly string[]): Item {
  const { name, price, was, link } = thing
  const [src, href] = [sourceOf(thing), link && hrefOf(link)]
  const isPlain = !/[[\]*]/.test(name)
  const more = [
    thing.text && capitalise(linked(thing.text)),
    was && !slots.includes('was') && `Was ${was}`,
    href && !isPlain && `[${link}](${href})`,
    link && !href && link
  ]
  const text = more.filter(Boolean).join('\n')
  const values: Item = {
    ...(src && { image: { src, alt: name } }),
    title: href && isPlain ? `[${capitalise(name)}](${href})` : capitalise(name),
    ...(text && { text }),
    ...(price && { price }),
    ...(was && { was })
  }
  return Object.fromEntries(Object.entries(values).filter(([slot]) => slots.includes(slot)))
}
