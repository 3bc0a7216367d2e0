import { type Brief, factsOf, type Thing } from '../../../brief-reader/brief.ts'
import { capitalise } from '../../../brief-reader/tidy.ts'
import { datesOf } from '../copy/copy.ts'
import { isOtherDay } from '../copy/orders.ts'
import type { Material } from '../material.ts'
import { dateWords } from '../words.ts'
import { boughtIn } from './bought.ts'
import { made, type Part } from './part.ts'

const HEADINGS: Partial<Record<Brief['kind'], string>> = { receipt: 'What you paid for', shipping: 'In the parcel' }

/** What was bought, with its sums. */
export const order: Part = material => {
  const isGift = material.copy.eyebrow === 'Donation receipt'
  const told = material.brief.things.filter(
    ({ title }) => !isGift || /\b(?:donation|gift|sponsorship|membership|tickets?)\b/i.test(title)
  )
  const things = (told.length > 0 ? told : boughtIn(material))
    .filter(({ title }) => !isTown(material.brief, title))
    .slice(0, 12)
  const items = things.length > 0 ? withWork(things, material) : placesFor(material)
  const { brief } = material
  if (items.length === 0) return undefined
  const number = factsOf(brief, 'number')[0]
  const date = brief.kind === 'receipt' ? dayOf(material) : undefined
  material.pairs = material.pairs.filter(({ value }) => value !== number && value !== date)
  const rest = told.slice(12).map(({ title, price }) => (price ? `${title} (${price})` : title))
  if (rest.length > 0) material.statements.push(`Also: ${[...new Set(rest)].join(', ')}.`)
  const totals = brief.totals.slice(0, 6).sort((a, b) => Number(isTotal(a.label)) - Number(isTotal(b.label)))
  const due = material.copy.button === 'View the invoice'
  return made('order', {
    heading: due
      ? 'What it is for'
      : /\bdonat/i.test(brief.text) && brief.kind === 'receipt'
        ? 'Your donation'
        : (HEADINGS[brief.kind] ??
          (/\b(?:booking|reservation)\b/i.test(brief.source) ? 'What you booked' : 'What you ordered')),
    ...(number && { number: `${numberName(brief, number)} ${number}` }),
    ...(date && { date: `${due ? 'Due ' : ''}${dateWords(date)}` }),
    items: eachPriced(items.map(counted), totals).map(({ title, text, price }) => ({
      title: title.replace(/^Donation receipt$/i, 'Donation'),
      ...(text && { text: capitalise(text) }),
      ...(price && { price })
    })),
    ...(totals.length > 0 && { totals: totals.map(({ label, value }) => ({ label, value: takenOff(label, value) })) })
  })
}

/** When it was paid or is due; "arrival 3 May" and "lessons start 11 September" are other days. */
function dayOf({ brief, pairs }: Material): string | undefined {
  return pairs.find(({ label }) => label === 'Date')?.value ?? datesOf(brief).find(day => !isOtherDay(brief, day))
}

/** "Casa Benevento, Sorrento, 2 nights": where the sender is. */
const isTown = ({ brand, source }: Brief, title: string): boolean =>
  brand !== undefined && /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(title) && source.includes(`${brand}, ${title}`)

/** "2 x candle £16": whether a price is of one or of all, the total of the brief tells. */
function eachPriced(items: Thing[], totals: Brief['totals']): Thing[] {
  const total = totals.find(({ label }) => isTotal(label))
  if (!total || items.some(({ price }) => !price || / (?:each|per)\b/.test(price))) return items
  const extra = totals
    .filter(({ label }) => !isTotal(label) && !/^sub-?total/i.test(label))
    .reduce(
      (sum, { label, value }) => sum + (/discount/i.test(label) ? -1 : 1) * (/free/i.test(value) ? 0 : numberOf(value)),
      0
    )
  const counts = items.map(({ title }) => Number(/^(\d+) (?:[x×] ?)?(?=\p{L})/iu.exec(title)?.[1] ?? 1))
  const sums = items.map(({ price = '' }) => numberOf(price))
  const once = sums.reduce((all, sum) => all + sum, extra)
  const times = sums.reduce((all, sum, at) => all + sum * (counts[at] ?? 1), extra)
  const isTotalOf = (sum: number) => Math.abs(sum - numberOf(total.value)) < 0.005
  return isTotalOf(once) || !isTotalOf(times)
    ? items
    : items.map((item, at) => ((counts[at] ?? 1) > 1 ? { ...item, price: `${item.price} each` } : item))
}

/** What a discount takes off has its sign, typed or not. */
const takenOff = (label: string, value: string): string =>
  /\bdiscount\b/i.test(label) && /^[£$€₹]/.test(value) ? `-${value}` : value

const isTotal = (label: string): boolean => /^(?:grand |order )?total\b/i.test(label)

/** "3" deck screws, 5 lb box, 4 x $32.50": how many stands before what. */
function counted(thing: Thing): Thing {
  const [, named, many] = /^(.{3,}?),? (\d+) ?[x×]$/i.exec(thing.title) ?? []
  if (named && many) return { ...thing, title: Number(many) > 1 ? `${many} x ${named}` : named }
  const [all, rest, count] = /^(?:(.+), )?(\d+) ?[x×]$/i.exec(thing.text ?? '') ?? []
  if (!all || !count) return thing
  const { text: _, ...bare } = thing
  const each = Number(count) > 1 && thing.price ? ' each' : ''
  return {
    ...bare,
    title: `${count} x ${thing.title}`,
    ...(rest && { text: rest }),
    ...(thing.price && { price: `${thing.price}${each}` })
  }
}

const numberName = ({ kind, text, source }: Brief, number: string): string =>
  /inv/i.test(number) || (kind === 'receipt' && /\binvoice\b/i.test(text))
    ? 'Invoice'
    : kind === 'receipt'
      ? 'Receipt'
      : /\b(?:booking|reservation)\b/i.test(source)
        ? 'Booking'
        : 'Order'

const WORK =
  /^(\d+(?:\.\d+)?) (hours?|days?|sessions?|words|pages|units?|months?|people|guests?|nights?|seats?|tickets?|places?)$/i

/** "Consulting March, 12 hours at €95": the work is what was bought, the hours say how much. */
function withWork(things: Thing[], material: Material): Thing[] {
  const [only] = things
  const worked = WORK.exec(only?.text ?? '')
  if (things.length === 1 && only?.price && worked) {
    const total = sumOf(Number(worked[1]), only.price, material.brief.totals)
    return total ? [{ ...only, text: `${only.text} at ${only.price}`, price: total }] : things
  }
  const amount = WORK.exec(only?.title ?? '')
  const [work] = [...material.fragments, ...material.brief.fragments].filter(words => !/\d/.test(words))
  if (things.length !== 1 || !only?.price || !amount || !work) return things
  material.fragments = material.fragments.filter(words => words !== work)
  if (/people|guests?|seats?|tickets?|places?/i.test(only.title))
    return [{ title: capitalise(work), text: only.title, price: only.price }]
  const rate = only.price.replace(/ each$/, '')
  const total = sumOf(Number(amount[1]), rate, material.brief.totals)
  return [{ title: capitalise(work), text: `${only.title} at ${rate}`, ...(total && { price: total }) }]
}

const numberOf = (amount: string): number => Number(amount.replace(/[^\d.]/g, ''))

/** Count times price, when the brief's own sums agree with it to the cent; they are in its currency and way of writing. */
function sumOf(count: number, price: string, totals: Brief['totals']): string | undefined {
  const sums = totals.map(({ label, value }) => ({ label, value: numberOf(value) }))
  const total = sums.find(({ label }) => /total|amount/i.test(label))?.value
  const others = sums.filter(({ label }) => !/total|amount/i.test(label)).reduce((sum, { value }) => sum + value, 0)
  const made = count * numberOf(price)
  if (total === undefined || Math.abs(made + others - total) > 0.005) return undefined
  return price.replace(/[\d.,]+/, made.toLocaleString('en-GB', { minimumFractionDigits: 2 }))
}

/** An order says what was ordered: tags stand for it when the brief does not. A booking or a receipt without items is told in rows. */
function placesFor({ brief, notes }: Material): Thing[] {
  if (brief.kind !== 'order' || /\b(?:booking|reservation|appointment)\b/i.test(brief.source)) return []
  notes.push('What was ordered stands as {{item_1_name}} and {{item_1_price}}: your shop fills that in.')
  return [1, 2].map(at => ({ title: `{{item_${at}_name}}`, price: `{{item_${at}_price}}` }))
}
