import { type Brief, factsOf } from '../../../brief-reader/brief.ts'
import { capitalise } from '../../../brief-reader/tidy.ts'
import { escaped } from '../../../grammar/escaped.ts'
import { isUnbooked } from '../copy/occasions.ts'
import type { Material } from '../material.ts'
import { dateWords } from '../words.ts'
import { made, type Part } from './part.ts'
import { placeOf } from './place.ts'

const isWhere = (label: string): boolean => /^(?:venue|place|where|location|address)$/i.test(label)
const isWhen = (label: string): boolean => /^(?:date|when|day|time|doors|start|starts)$/i.test(label)

/** Day, time, place and price of what the reader is invited to. */
export const event: Part = material => {
  const { brief, thing, copy } = material
  if (brief.kind === 'appointment' && isUnbooked(brief.source)) return undefined
  const dates = factsOf(brief, 'date').filter(day => !/days$/i.test(day))
  const times = factsOf(brief, 'time').filter(time => !isDeadline(brief.text, time))
  const [row, told] = [
    material.pairs.find(({ label }) => isWhere(label))?.value,
    /\bwebinar\b/i.test(brief.source) ? placeOf(brief.source) : (placeOf(brief.text) ?? placeOf(brief.source))
  ]
  const found = row && !told?.includes(row) ? row : told
  const isOwnCity =
    brief.kind === 'appointment' &&
    found &&
    (brief.source.includes(`${brief.brand} in ${found}`) || brief.brand?.includes(found))
  const place = isOwnCity ? undefined : withHouse(found, brief)
  const when = material.pairs.find(
    ({ label, value }) => /^(?:date|when|day)$/i.test(label) && dates.some(date => value.includes(date))
  )?.value
  const day = dates[0]
  if (
    !day ||
    (!/event|appointment/.test(brief.kind) &&
      !(place && times[0] && dates.length === 1 && /announcement|launch/.test(brief.kind)))
  )
    return undefined
  if (/event|appointment/.test(brief.kind))
    material.pairs = material.pairs.filter(
      ({ label, value }) =>
        !isWhere(label) && !(isWhen(label) && [...dates, ...times].some(fact => value.includes(fact)))
    )
  material.fragments = material.fragments.filter(words => !place?.includes(words))
  if (
    !/event|appointment/.test(brief.kind) &&
    !new RegExp(`${escaped(day)}.{0,40}${escaped(times[0] ?? '')}`).test(brief.text)
  )
    return undefined
  const named = material.pairs.find(({ value }) => value.includes(day) && times.some(found => value.includes(found)))
  material.pairs = material.pairs.filter(pair => pair !== named && !place?.includes(pair.value))
  const price = priceOf(material)
  const heading =
    thing && !/^\d+ (?:hours?|days?|minutes?)\b/.test(thing) && thing.toLowerCase() !== copy.heading.toLowerCase()
      ? capitalise(thing)
      : (named?.label ?? (place ? 'When and where' : 'For your calendar'))
  // Where the row of the day has its time, the other times are of what happens in between.
  const time = times.some(found => when?.includes(found)) ? '' : timesOf(brief.text, times)
  return made('event', {
    heading,
    date: dateWords(when?.replace(/,\s*(?:online|free|on zoom|via zoom)\b/gi, '') ?? dayOf(brief.text, day)),
    ...(time && { time }),
    ...(place && { place: capitalise(place) }),
    ...(price && { price }),
    // A reminder is short: its button stands in the head alone.
    ...(material.button && brief.kind !== 'appointment' && { button: material.button })
  })
}

/** Whom one visits is the place, not only their town: a restaurant in Leeds holds its evening there. */
const HOUSE =
  /\b(?:restaurant|caf[eé]|bistro|bar|pub|bakery|shop|store|bookshop|bookstore|studio|gallery|museum|winery|brewery|vineyard|farm|hotel|inn|gym|salon|library|theatre|theater|club)\b/i

const withHouse = (found: string | undefined, { kind, trade = '', brand }: Brief): string | undefined =>
  found && brand && kind === 'event' && HOUSE.test(trade) && trade.endsWith(` in ${found}`)
    ? `${brand}, ${found}`
    : found

/** "call us before Friday noon": until when something is to be done. */
const isDeadline = (text: string, time: string): boolean =>
  /\b(?:by|before|until|till|not later than)(?: \S+){0,2} $|\bon sale (?:on |from )?(?:\S+ ){0,3}(?:at |from )?$/i.test(
    text.slice(0, text.indexOf(time))
  )

/** "Saturday and Sunday", when the brief joins two days. */
const dayOf = (text: string, day: string): string => {
  const from = text.indexOf(day)
  return (
    /^(?:\s*(?:and|&|\+|-|–|to)\s*(?:\d{1,2}\s+\w+|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sat|sun)(?:day)?)\b)?/i
      .exec(text.slice(from + day.length))?.[0]
      .replace(/^/, day) ?? day
  )
}

const PRICE =
  /(?<!raffle )\b(?:tickets?|entry|admission|price|costs?|entrance|places?|seats?)\b[^.\n]{0,20}?((?:[A-Z]{1,2}(?=\$))?[£$€₹]\s?\d[\d.,]*\d|[£$€₹]\d)|((?:[A-Z]{1,2}(?=\$))?[£$€₹]\s?\d[\d.,]* (?:a head|per head|per person|each)\b|(?:[A-Z]{1,2}(?=\$))?[£$€₹]\s?\d[\d.,]*(?= (?:entry|entrance)\b))/i
const FREE =
  /\b(?:free (?:entry|admission|event|webinar|workshop|class|talk|seminar|concert|to attend|of charge|tickets?)|(?:entry|admission|it|tickets? (?:are|is))(?: is|'s)? free)\b|, free(?=, |\.|$)/i

function priceOf(material: Material): string | undefined {
  const { text } = material.brief
  const [, ticket, head] = PRICE.exec(text) ?? []
  if (ticket ?? head) return (ticket ?? head)?.trim()
  if (!FREE.test(material.brief.source) && !material.fragments.some(words => /^free$/i.test(words))) return undefined
  const isEntry = /^(?:(?:entry|admission|it) is )?free(?: entry| admission| of charge| to attend| event)?$/i
  material.fragments = material.fragments.flatMap(words => {
    const rest = words.split(/,\s+/).filter(bit => !isEntry.test(bit.replace(/[.]$/, '')))
    return rest.length > 0 ? [rest.join(', ')] : []
  })
  material.statements = material.statements.filter(words => !isEntry.test(words.replace(/[.]$/, '')))
  return 'Free'
}

const OPENINGS =
  /^(?:doors|film|show|dinner|talk|start|drinks|music|screening|lunch|game|kick-?off|ceremony|concert|breakfast|coffee|party|class)$/i

/** "Doors 8pm, film 9.15pm": each time with the word before it; more than three are a programme, not a time. */
function timesOf(text: string, times: string[]): string {
  if (times.length < 2) return times[0] ?? ''
  if (times.length > 3) return times[0] ?? ''
  const said = times.map(time => {
    const word = /(\b[a-z]+)(?:\s+(?:at|from|open|opens|starts?|begins?))*\s*:?\s*$/i.exec(
      text.slice(0, text.indexOf(time))
    )?.[1]
    return word && OPENINGS.test(word) ? `${word.toLowerCase()} ${time}` : time
  })
  return capitalise(joined(text, times) ?? said.join(', '))
}

/** "6.30pm to 9pm", "6.30 pm and 9 pm" stay together. */
function joined(text: string, [from = '', to = '', ...more]: string[]): string | undefined {
  const at = text.indexOf(from)
  const span = text.slice(at, text.indexOf(to, at) + to.length)
  return more.length === 0 && /^\S+(?:\s[ap]m)?\s*(?:-|–|to|until|till|and|or)\s*\S+(?:\s[ap]m)?$/i.test(span)
    ? span
    : undefined
}
