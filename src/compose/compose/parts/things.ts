import type { ImageValue } from '../../../email/sections/section.ts'
import type { EmailFacts } from '../../email-facts.ts'
import type { Kind } from '../../kinds.ts'
import { iconFor } from '../icon.ts'
import { type Draft, type Entry, headedFirst, inItems, type MakePart, type Rest, unsaid } from '../material.ts'
import { isAttended } from '../when.ts'
import { inParts, lowered } from '../words.ts'
import { isOrder } from './order.ts'
import { asItem, sourceOf, type Thing } from './thing-item.ts'
import { areStories, drawnOf, shownAs, storiesOf } from './thing-shown.ts'

type Row = EmailFacts['rows'][number]

/** Kinds of mail whose things are what it is about. */
const SOLD: ReadonlySet<Kind> = new Set(['sale', 'restock', 'listing', 'launch'])
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
