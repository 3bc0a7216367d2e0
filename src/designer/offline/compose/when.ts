import type { Entity, Slot } from '../../reading/reading.ts'
import { meaningOf } from './labels.ts'
import type { Value } from './lines.ts'
import { nounPhrase } from './nouns.ts'
import { capitalise, isInRow, tidy } from './words.ts'

/** The day, hour, place and price of what people come to, each as it was typed, and the slots that are wholly said by them. */
export interface When {
  heading?: string
  date?: string
  time?: string
  place?: string
  price?: string
  says: Slot[]
}
type Said = Omit<When, 'says'>

const FIELD_OF: Readonly<Record<string, keyof Said>> = { When: 'date', Time: 'time', Where: 'place', Price: 'price' }

/** When and where, from labelled facts. */
export function whenOf(slots: readonly Slot[]): When | undefined {
  const when: When = { says: [] }
  for (const slot of slots) {
    const field = slot.role === 'statement' ? FIELD_OF[meaningOf(slot) ?? ''] : undefined
    const plain = field && { [field]: tidy(slot.text) }
    if (plain) keep(when, slot, field === 'date' ? (dated(slot) ?? plain) : plain)
  }
  return when.date ? when : undefined
}

/** Adds what a slot says, unless some of it was said otherwise: then the slot is left to others. */
function keep(when: When, slot: Slot, said: Said): void {
  if (Object.keys(said).some(field => when[field as keyof Said] !== undefined)) return
  Object.assign(when, said)
  when.says.push(slot)
}

const LONGEST_DATE = 40
const BEFORE = /^(?:on|this|the|date|when|:|,|\s)*$/i

/** The parts of words that begin with a date: "Thursday 12 June, 19.00, primary school Apollonia". */
function dated({ text, span, entities }: Slot): Said | undefined {
  const date = entities.find(({ kind }) => kind === 'date')
  if (!date || !BEFORE.test(text.slice(0, date.span.at - span.at))) return undefined
  const rest = text.slice(date.span.at - span.at + date.span.length)
  const parts = (rest.includes('(') ? [rest] : rest.split(/\s*(?:[,;|]|\s[–-])\s+/)).map(tidy).filter(Boolean)
  const times = entities.filter(({ kind }) => kind === 'time').map(time => wordsOf(time, { text, span }))
  const isTime = (part: string) => times.some(time => part.includes(time))
  const [hours, places] = [parts.filter(isTime), parts.filter(part => !isTime(part)).map(part => part.replace(AT, ''))]
  const isPlace = (part: string) => nounPhrase(part, 60) !== undefined
  if (date.span.length > LONGEST_DATE || hours.join().length > 60 || !places.every(isPlace)) return undefined
  return {
    date: named(tidy(wordsOf(date, { text, span }))),
    ...(hours.length > 0 && { time: hours.join(', ') }),
    ...(places.length > 0 && { place: places.join(', ') })
  }
}

const AT = /^(?:at|in|on)\s+(?=\p{Lu}|the\b)/iu
const wordsOf = ({ span }: Entity, whole: Pick<Slot, 'text' | 'span'>): string =>
  whole.text.slice(span.at - whole.span.at, span.at - whole.span.at + span.length)

/** Days and months have capitals: "Friday 14 June". */
const named = (date: string): string =>
  date.replace(/\b(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*/g, capitalise)

/** A day after these words is where something begins or ends. */
const BOUND = /\b(by|before|until|till?|since|after|from|between)\s*(?:the\s*)?$/i

/** The only day of the brief, as it was typed; none that something ends or begins by. */
export function onlyDay(slots: readonly Slot[]): string | undefined {
  const [only, ...others] = slots
    .filter(isInRow)
    .flatMap(slot => slot.entities.flatMap(date => (date.kind === 'date' ? [{ slot, date }] : [])))
  if (!only || others.length > 0 || only.slot.role === 'deadline') return undefined
  const { slot, date } = only
  const isEnd = BOUND.test(slot.text.slice(0, date.span.at - slot.span.at))
  return isEnd ? undefined : named(wordsOf(date, slot))
}

/** "the end of April" is not April. */
const PART_OF = /(?:the )?(?:end|middle|start|beginning) of (?:the )?$|(?:early|mid|late)[ -]$/i
const BEFORE_OR_AFTER: ReadonlySet<string> = new Set(['before', 'from', 'after'])
const isDay = ({ kind }: Entity): boolean => kind === 'date' || kind === 'time'

/** The only day until which something holds; what ends before a day does not hold until it, and the day of one statement is not that of all. */
export function untilOf(slots: readonly Slot[], source: string): Value | undefined {
  const [deadline, ...others] = slots.filter(
    slot => slot.role === 'deadline' && isInRow(slot) && slot.entities.some(isDay)
  )
  if (!deadline || others.length > 0) return undefined
  const {
    text,
    entities,
    span: { at }
  } = deadline
  const days = entities.filter(isDay).map(({ span }) => span)
  const [first, to] = [Math.min(...days.map(({ at }) => at)), Math.max(...days.map(({ at, length }) => at + length))]
  const from = first - (PART_OF.exec(text.slice(0, first - at))?.[0].length ?? 0)
  const isOwn = ({ role, whole, span }: Slot) =>
    role === 'statement' && whole && span.at < from && to <= span.at + span.length
  const isOfAll = slots.some(({ role }) => role === 'offer') || !slots.some(isOwn)
  if (
    !isOfAll ||
    BEFORE_OR_AFTER.has(BOUND.exec(source.slice(0, at) + text.slice(0, from - at))?.[1]?.toLowerCase() ?? '')
  )
    return undefined
  return { text: named(text.slice(from - at, to - at)), says: [{ span: { at: from, length: to - from } }] }
}
