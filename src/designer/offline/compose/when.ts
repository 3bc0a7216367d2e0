import type { Entity, Slot } from '../../reading/reading.ts'
import { meaningOf } from './labels.ts'
import type { Value } from './lines.ts'
import { capitalise, isInRow, tidy } from './words.ts'

/** The day, hour, place and price of what people come to, each as it was typed, and the slots that are wholly said by them. */
export interface When {
  date?: string
  time?: string
  place?: string
  price?: string
  says: Slot[]
}

const FIELD_OF: Readonly<Record<string, Exclude<keyof When, 'says'>>> = {
  When: 'date',
  Time: 'time',
  Where: 'place',
  Price: 'price'
}

/** When and where, from labelled facts, the first of each sort. */
export function whenOf(slots: readonly Slot[]): When | undefined {
  const when: When = { says: [] }
  for (const slot of slots) {
    const field = slot.role === 'statement' ? FIELD_OF[meaningOf(slot) ?? ''] : undefined
    if (!field || when[field] !== undefined) continue
    when[field] = tidy(slot.text)
    when.says.push(slot)
  }
  return when.date ? when : undefined
}

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
