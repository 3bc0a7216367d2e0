import type { Content, Item } from '../../../../email/sections/section.ts'
import { linkUrl } from '../../../../email/sections/urls.ts'
import type { Slot } from '../../../reading/reading.ts'
import { labelOf, meaningOf } from '../labels.ts'
import { BOUGHT, type Draft, type MakePart, type Material, open } from '../material.ts'
import { point, sentence, tidy } from '../words.ts'
import { headed } from './frame.ts'

const MOST = 12

interface Thing {
  id: number
  title: string
  text?: string
  price?: string
  was?: string
  href?: string
}

/** An item of the brief by its fields. What has no name of its own is its own name. */
function thingOf({ id, text, fields = {} }: Slot): Thing {
  const { title, text: more, price, was, href } = fields
  const link = href && linkUrl(href.text)
  const words = more?.text && tidy(more.text)
  const unit = words && price && words.length < 12 && !words.includes(' ') ? words.toLowerCase() : undefined
  const rest = unit ? undefined : words
  return {
    id,
    title: point(title?.text ?? text),
    ...(title && rest && { text: /^[(]/.test(rest) ? rest : sentence(rest) }),
    ...(title &&
      price &&
      !title.text.includes(price.text) && { price: [tidy(price.text), unit].filter(Boolean).join(' ') }),
    ...(title && was && { was: tidy(was.text) }),
    ...(title && link && { href: link })
  }
}

const NUMBERS: ReadonlySet<string> = new Set(['Order number', 'Invoice', 'Booking'])
const SUMS: ReadonlySet<string> = new Set(['Subtotal', 'Delivery', 'VAT', 'Total'])
const MOST_SUMS = 6

/** What a line of a bill adds up, where it does: "Total 17.215 kr", "Delivery to the kerb". */
const sumOf = ({ title }: Thing): string | undefined =>
  [title, title.split(' ')[0] ?? '']
    .map(label => meaningOf({ label }))
    .find(label => label !== undefined && SUMS.has(label))

/** The lines of a bill that a statement is made of: "Shipping £3.00, total £41.49"; none when it says anything else. */
function linesOf({ label, text, span, entities }: Slot): Item[] & { label: string; value: string }[] {
  const name = labelOf({ label })
  if (name !== undefined)
    return SUMS.has(meaningOf({ label }) ?? '') && text.length < 40 ? [{ label: name, value: tidy(text) }] : []
  const sums = entities.filter(({ kind }) => kind === 'money')
  const lines = sums.map(({ span: { at, length } }, nth) => {
    const before = sums[nth - 1]?.span
    const from = before ? before.at + before.length - span.at : 0
    return { label: point(text.slice(from, at - span.at)), value: text.slice(at - span.at, at - span.at + length) }
  })
  const last = sums.at(-1)?.span
  const rest = last ? text.slice(last.at + last.length - span.at) : text
  const isBill =
    lines.every(({ label }) => /^\p{L}[\p{L} ]{2,24}$/u.test(label)) &&
    lines.some(line => SUMS.has(meaningOf(line) ?? ''))
  return isBill && !/[\p{L}\p{N}]/u.test(rest) ? lines : []
}

/** What was ordered, with numbers and sums, where the email is about an order. */
export const order: MakePart = material => {
  const slots = BOUGHT.has(material.kind) ? open(material, 'item').slice(0, MOST) : []
  const things = slots.map(thingOf).filter(thing => !thing.price || !sumOf(thing))
  if (things.length === 0) return []
  const billed = slots.map(thingOf).filter(thing => thing.price && sumOf(thing))
  const stated = open(material, 'statement')
  const facts = stated.filter(slot => slot.label !== undefined && slot.text.length < 40)
  const number = facts.find(slot => NUMBERS.has(meaningOf(slot) ?? ''))
  const date = facts.find(slot => meaningOf(slot) === 'When')
  const sums = stated.filter(slot => linesOf(slot).length > 0)
  material.ledger.place(...[...slots, ...sums, ...[number, date].flatMap(slot => slot ?? [])].map(({ id }) => id))
  const totals = [...billed.map(({ title, price = '' }) => ({ label: title, value: price })), ...sums.flatMap(linesOf)]
    .sort((a, b) => Number(meaningOf(a) === 'Total') - Number(meaningOf(b) === 'Total'))
    .slice(0, MOST_SUMS)
  const content: Content = {
    ...headed(material, 'order'),
    ...(number && {
      number: `${labelOf(number)} ${tidy(number.text)}`.replace(/^Order (?:number|no\.?|id|ref)\b/i, 'Order')
    }),
    ...(date && { date: tidy(date.text) }),
    items: things.map(thing => asItem(thing, 'order')),
    ...(totals.length > 0 && { totals })
  }
  return [{ part: 'order', kind: 'order', content }]
}

/** A labelled thing without a price is a fact with its name, and stands among those. */
export const isFact = (slot: Slot): boolean => !slot.fields?.price && labelOf(slot) !== undefined

/** The things of the brief: a menu of prices, articles, steps or points, by what they have. */
export const items: MakePart = material => {
  const slots = open(material, 'item')
    .filter(slot => !isFact(slot))
    .slice(0, MOST)
  const things = slots.map(thingOf)
  const [only, ...others] = things
  if (!only || (others.length === 0 && !only.price && !only.text && !only.href)) return []
  material.ledger.place(...slots.map(({ id }) => id))
  return [{ part: 'items', ...shown(things, material) }]
}

function shown(things: Thing[], material: Material): Omit<Draft, 'part'> {
  const heading = headed(material, material.kind === 'newsletter' ? 'stories' : 'items')
  if (things.some(({ price }) => price)) {
    const layout = things.length > 3 || material.choice.next() < 0.5 ? 'menu' : 'grid'
    const isNarrow = things.some(({ title, text = '' }) => title.length > 40 || text.length > 120)
    return {
      kind: 'products',
      layout: things.length === 1 || isNarrow ? 'menu' : layout,
      content: { ...heading, items: things.map(one => asItem(one, 'products')) }
    }
  }
  if (isNumbered(things, material) && things.length >= 2 && things.length <= 6)
    return {
      kind: 'steps',
      layout: 'numbered',
      content: { ...heading, items: things.map(({ title, text }) => ({ title, ...(text && { text }) })) }
    }
  const articles = things.some(({ text }) => text)
  return {
    kind: 'list',
    layout: articles ? 'plain' : 'points',
    content: { ...heading, items: things.slice(0, 10).map(one => asItem(one, 'list')) }
  }
}

/** Were all of them numbered in the brief? Then their order means something. */
const isNumbered = (things: Thing[], { reading, slots }: Material): boolean =>
  things.every(({ id }) => {
    const at = slots.find(slot => slot.id === id)?.span.at ?? 0
    return /\d[.)]\s*$/.test(reading.source.slice(Math.max(0, at - 5), at))
  })

/** One thing as an item of a kind of section. */
function asItem({ title, text, price, was, href }: Thing, kind: 'order' | 'products' | 'list'): Item {
  const linkedTitle = href && !/[[\]]/.test(title) ? `[${title}](${href})` : title
  const priced = { ...(price && { price }), ...(was && kind === 'products' && { was }) }
  return { title: linkedTitle, ...(text && { text }), ...(kind === 'list' ? {} : priced) }
}
