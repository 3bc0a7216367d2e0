import type { Content, Item } from '../../../email/sections/section.ts'
import type { EmailFacts } from '../../email-facts.ts'
import { linked } from '../links.ts'
import { type Draft, type Entry, headed, headedFirst, inItems, type MakePart, type Rest, unsaid } from '../material.ts'
import phrases from '../phrases.json' with { type: 'json' }
import { isAttended, mainOccasion, type Occasion, spanOf, whenOf } from '../when.ts'
import { capitalise, inParts, point, sentence, sentencesOf } from '../words.ts'
import { orderRows } from './order.ts'
import { toldAsRows } from './things.ts'

const MOST = 10
/** Fewer facts need no heading. */
const MANY = 4
const LONGEST_HEADING = 70
/** Values that are longer stand below their label. */
const LONGEST_VALUE = 80
/** What a column of hours holds. */
const LONGEST_TIME = 40

/** Day, hours and place of what people come to, set large. */
export const event: MakePart = rest => {
  const at = mainOccasion(rest.facts)
  const entry = unsaid(rest, 'occasions').find(({ path }) => path === `occasions.${at}`)
  if (!entry?.value.date) return []
  const { date, note = '', place } = entry.value
  const time = spanOf(entry.value)
  const isName = note !== '' && note.length <= LONGEST_HEADING
  const content: Content = {
    ...(isName ? { heading: point(note) } : isAttended(rest.facts.kind) ? headed(rest, 'details') : {}),
    date: capitalise(date),
    ...(time && { time }),
    ...(place && { place: linked(place) }),
    ...(note && !isName && { text: linked(note) })
  }
  const layout = layoutOf(entry.value, rest)
  return [{ part: 'details', kind: 'event', layout, strong: true, content, says: { [entry.path]: '' } }]
}

/** Letters that a column of three holds in large type, and a ticket's stub. */
const [LONGEST_COLUMN, LONGEST_STUB] = [24, 16]

/** Side by side where each is short, on a ticket where people come to it, else one below the other. */
function layoutOf(occasion: Occasion, { choice, facts }: Rest): string {
  const { date = '', place = '' } = occasion
  const time = spanOf(occasion) ?? ''
  const isShort = [date, time].every(({ length }) => length <= LONGEST_COLUMN) && place.length <= 2 * LONGEST_COLUMN
  const isTicket = isAttended(facts.kind) && date.length <= LONGEST_STUB && time.length <= LONGEST_COLUMN
  const isStrip = isShort && (time || place) !== ''
  const fitting = [isTicket && 'ticket', isStrip && 'strip'].filter(layout => layout !== false)
  const [first, ...others] = fitting
  return first ? choice.pick('occasion', [first, ...others]) : 'details'
}

const isTimed = ({ value }: Entry<Occasion>): boolean => whenOf(value) !== undefined && !!(value.note || value.place)

/** Occasions besides the one that stands out. */
const others = (rest: Rest): Entry<Occasion>[] => {
  const main = `occasions.${mainOccasion(rest.facts)}`
  return unsaid(rest, 'occasions').filter(({ path, value }) => path !== main || !value.date)
}

/** What happens when, where it is more than one thing. */
export const sessions: MakePart = rest => {
  const timed = others(rest).filter(isTimed)
  if (timed.length < 2) return []
  const hasDays = isAttended(rest.facts.kind) && timed.some(({ value }) => value.date)
  return inParts(timed, MOST).map((part, at): Draft => {
    const items = part.map(({ value }) => asSession(value))
    const isLong = items.some(
      ({ time, title }) => String(title).length > LONGEST_HEADING || String(time).length > LONGEST_TIME
    )
    const heading = hasDays && at === 0 ? { heading: phrases.dates } : headedFirst(rest, 'sessions', at)
    const drawn = isLong ? { kind: 'list', layout: 'plain' } : { kind: 'schedule', layout: 'table' }
    const content = { ...heading, items: isLong ? items.map(underTime) : items }
    return { part: 'sessions', ...drawn, content, says: inItems(part) }
  })
}

/** What is too long for columns stands under its day. */
const underTime = ({ time = '', title, text }: Item): Item => ({
  title: time,
  text: [sentence(String(title)), text].filter(Boolean).join('\n')
})

/** The first sentence of a note is what it is called. */
function asSession(occasion: Occasion): Item {
  const [title = '', ...more] = occasion.note ? sentencesOf(occasion.note) : [occasion.place ?? '']
  const below = [more.join(' '), (occasion.note && occasion.place) ?? ''].filter(Boolean).map(capitalise)
  const item = { time: capitalise(whenOf(occasion) ?? ''), title: point(linked(title)) }
  return below.length > 0 ? { ...item, text: linked(below.join('\n')) } : item
}

/** Facts with their names, in rows. */
export const details: MakePart = rest => {
  const all = unsaid(rest, 'rows')
  const { number, sums } = orderRows(rest, all)
  const rows = all.filter(entry => entry !== number && !sums.includes(entry))
  const untimed = others(rest)
  const days = untimed.filter(isTimed).length < 2 ? untimed : untimed.filter(entry => !isTimed(entry))
  const facts = [
    ...days.map(({ value, path }) => ({ path, value: asRow(value) })),
    ...rows,
    ...toldAsRows(rest),
    ...spoken(rest)
  ]
  return inParts(facts, MOST).map((part, at): Draft => {
    const { content, ...drawn } = inRows(part.map(({ value }) => value))
    const isHeaded = at === 0 && facts.length >= MANY && !isAttended(rest.facts.kind)
    const heading = isHeaded ? headed(rest, 'details') : {}
    return { part: 'details', ...drawn, content: { ...heading, ...content }, says: inItems(part) }
  })
}

type Row = EmailFacts['rows'][number]

/** Addresses that no link leads to, by what they are for. */
const spoken = ({ actions }: Rest): Entry<Row>[] =>
  actions.spoken.map(({ label, text, path }) => ({ path, value: { label, value: text } }))

function inRows(rows: readonly Row[]): Pick<Draft, 'kind' | 'layout' | 'content'> {
  const all = rows.map(({ label, value }) => ({
    label: capitalise(label.replace(/:$/, '')),
    value: capitalise(linked(value))
  }))
  if (rows.every(({ label }, at) => label === `${at + 1}`))
    return { kind: 'list', layout: 'numbered', content: { items: all.map(({ value }) => ({ title: value })) } }
  if (rows.every(({ value }) => value.length <= LONGEST_VALUE))
    return { kind: 'details', layout: 'table', content: { items: all } }
  const items = all.map(({ label, value }) => ({ title: label, text: value }))
  return { kind: 'list', layout: 'plain', content: { items } }
}

/** An occasion by what it is; one without a name by its day, its hours or its place. */
function asRow(occasion: Occasion): Row {
  const { note, place } = occasion
  const when = whenOf(occasion)
  const facts = [when, place].filter(fact => fact !== undefined)
  if (note && facts.length > 0) return { label: note, value: facts.join(', ') }
  if (when && place) return { label: when, value: place }
  if (when) return { label: phrases.when, value: when }
  return place ? { label: phrases.where, value: place } : { label: phrases.note, value: note ?? '' }
}
