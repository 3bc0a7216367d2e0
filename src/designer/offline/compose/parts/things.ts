import type { Content, Item } from '../../../../email/sections/section.ts'
import { linkUrl } from '../../../../email/sections/urls.ts'
import type { Slot } from '../../../reading/reading.ts'
import { labelOf, meaningOf } from '../labels.ts'
import { BOUGHT, type Draft, type MakePart, type Material, open } from '../material.ts'
import { calm } from '../nouns.ts'
import { point, sentence, tidy } from '../words.ts'
import { headed } from './frame.ts'

const MOST = 12
const MOST_SUMS = 6
const LONGEST_UNIT = 12

interface Thing {
  title: string
  text?: string
  price?: string
  was?: string
  href?: string
}

/** What parts the cells of a row. */
const CELL = /\s\|\s|\t/

/** An item of the brief by its fields. What has no name of its own is its own name; a single word after a price is its unit. */
function thingOf({ text, fields: { title, text: more, price, was, href } = {} }: Slot): Thing {
  const [name = '', ...cells] = (title?.text ?? text).split(CELL).map(tidy).filter(Boolean)
  if (!title) return { title: point(calm(name)), ...(cells.length > 0 && { text: cells.join(', ') }) }
  const link = href && linkUrl(href.text)
  const words = more && more.text !== title.text ? tidy(more.text) : cells.join(', ') || undefined
  const unit = words && price && words.length < LONGEST_UNIT && !words.includes(' ') ? words.toLowerCase() : undefined
  return {
    title: point(calm(name)),
    ...(words && !unit && { text: words.startsWith('(') ? words : sentence(words) }),
    ...(price && !title.text.includes(price.text) && { price: [tidy(price.text), unit].filter(Boolean).join(' ') }),
    ...(was && { was: tidy(was.text) }),
    ...(link && { href: link })
  }
}

const NUMBERS: ReadonlySet<string> = new Set(['Order number', 'Invoice', 'Booking'])
const SUMS: ReadonlySet<string> = new Set(['Subtotal', 'Delivery', 'VAT', 'Total'])

/** Is a line of a bill what is added up: "Total 17.215 kr", "Delivery to the kerb"? */
const isSum = (label: string): boolean =>
  [label, label.split(' ')[0] ?? ''].some(words => SUMS.has(meaningOf({ label: words }) ?? ''))

/** What was ordered, with numbers and sums, where the email is about an order. */
export const order: MakePart = material => {
  const slots = BOUGHT.has(material.kind) ? open(material, 'item').slice(0, MOST) : []
  const all = slots.map(thingOf)
  const things = all.filter(thing => !thing.price || !isSum(thing.title))
  if (things.length === 0) return []
  const facts = open(material, 'statement').filter(({ text }) => text.length < 40)
  const number = facts.find(slot => NUMBERS.has(meaningOf(slot) ?? ''))
  const date = facts.find(slot => meaningOf(slot) === 'When')
  const stated = facts.filter(slot => isSum(labelOf(slot) ?? ''))
  material.ledger.place(...slots, ...stated, number, date)
  const totals = [
    ...all.filter(thing => !things.includes(thing)).map(({ title, price = '' }) => ({ label: title, value: price })),
    ...stated.map(slot => ({ label: labelOf(slot) ?? '', value: tidy(slot.text) }))
  ].sort((a, b) => Number(meaningOf(a) === 'Total') - Number(meaningOf(b) === 'Total'))
  const name = number && meaningOf(number) === 'Order number' ? 'Order' : number && labelOf(number)
  const content: Content = {
    ...headed(material, 'order'),
    ...(number && { number: `${name} ${tidy(number.text)}` }),
    ...(date && { date: tidy(date.text) }),
    items: things.map(thing => asItem(thing, 'order')),
    ...(totals.length > 0 && { totals: totals.slice(0, MOST_SUMS) })
  }
  return [{ part: 'order', kind: 'order', content }]
}

/** A labelled thing without a price is a fact with its name, and stands among those. */
export const isFact = (slot: Slot): boolean => !slot.fields?.price && labelOf(slot) !== undefined

/** The things of the brief: a menu of prices, articles or points, by what they have. */
export const items: MakePart = material => {
  const slots = open(material, 'item')
    .filter(slot => !isFact(slot))
    .slice(0, MOST)
  const things = slots.map(thingOf)
  const [only, ...others] = things
  if (!only || (others.length === 0 && !only.price && !only.text && !only.href)) return []
  material.ledger.place(...slots)
  return [{ part: 'items', ...shown(things, material) }]
}

function shown(things: Thing[], material: Material): Omit<Draft, 'part'> {
  const heading = headed(material, material.kind === 'newsletter' ? 'stories' : 'items')
  if (things.some(({ price }) => price)) {
    const isNarrow = things.some(({ title, text = '' }) => title.length > 40 || text.length > 120)
    const isGrid = things.length > 1 && things.length <= 3 && !isNarrow && material.choice.next() < 0.5
    const items = things.map(one => asItem(one, 'products'))
    return { kind: 'products', layout: isGrid ? 'grid' : 'menu', content: { ...heading, items } }
  }
  const layout = things.some(({ text }) => text) ? 'plain' : 'points'
  return { kind: 'list', layout, content: { ...heading, items: things.slice(0, 10).map(one => asItem(one, 'list')) } }
}

/** One thing as an item of a kind of section. */
function asItem({ title, text, price, was, href }: Thing, kind: 'order' | 'products' | 'list'): Item {
  const linkedTitle = href && !title.includes('[') && !title.includes(']') ? `[${title}](${href})` : title
  const priced = { ...(price && { price }), ...(was && kind === 'products' && { was }) }
  return { title: linkedTitle, ...(text && { text }), ...(kind === 'list' ? {} : priced) }
}
