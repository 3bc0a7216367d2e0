import type { Entity, Slot } from '../../reading/reading.ts'
import { meaningOf } from './labels.ts'
import { capitalise } from './lines.ts'
import { nounPhrase } from './nouns.ts'
import { tidy } from './words.ts'

/** The day, hour, place and price of what people come to, each as it was typed. */
export interface When {
  heading?: string
  date?: string
  time?: string
  place?: string
  price?: string
}

/** `When`, and the slots that it says in full. */
export interface WhenRead extends When {
  says: number[]
}

const FIELD_OF: Readonly<Record<string, keyof When>> = { When: 'date', Time: 'time', Where: 'place', Price: 'price' }

/** When and where, from labelled facts, the only session, or a fragment that is a date and what belongs to it. */
export function whenOf(slots: readonly Slot[]): WhenRead | undefined {
  const when: WhenRead = { says: [] }
  for (const slot of slots) {
    const field = slot.role === 'statement' ? FIELD_OF[meaningOf(slot) ?? ''] : undefined
    if (field)
      keep(when, slot, field === 'date' ? (dated(slot) ?? { date: tidy(slot.text) }) : { [field]: tidy(slot.text) })
  }
  const sessions = slots.filter(({ role }) => role === 'session')
  const [session] = sessions
  if (!when.date && session && sessions.length === 1) keep(when, session, sessionOf(session))
  const fragment = slots.find(slot => slot.role === 'statement' && !slot.label && dated(slot))
  if (!when.date && fragment) keep(when, fragment, dated(fragment) ?? {})
  return when.date ? when : undefined
}

/** Adds what a slot says, unless some of it was said otherwise: then the slot is left to others. */
function keep(when: WhenRead, slot: Slot, said: When): void {
  if (Object.keys(said).some(field => when[field as keyof When] !== undefined)) return
  Object.assign(when, said)
  when.says.push(slot.id)
}

function sessionOf({ fields = {}, ...slot }: Slot): When {
  const { title, date, time, text } = fields
  if (!date && !time) return {}
  if (text) return {}
  return {
    ...(title ? { heading: tidy(title.text) } : {}),
    ...dated(
      date
        ? { ...slot, text: date.text, span: date.span }
        : { ...slot, text: time?.text ?? '', span: time?.span ?? slot.span }
    ),
    ...(date && time && { time: tidy(time.text) })
  }
}

const LONGEST_DATE = 40
const BEFORE = /^(?:on|this|the|from|date|when|:|,|\s)*$/i

/** The parts of words that begin with a date: "Thursday 12 June, 19.00, primary school Apollonia". */
function dated(slot: Slot): When | undefined {
  const date = first(slot, 'date')
  if (!date || !BEFORE.test(slot.text.slice(0, date.at))) return undefined
  const rest = slot.text.slice(date.at + date.length)
  const parts = (rest.includes('(') ? [rest] : rest.split(/\s*(?:[,;|]|\s[–-])\s+/)).map(tidy).filter(Boolean)
  const times = slot.entities
    .filter(({ kind }) => kind === 'time')
    .map(({ span }) => slot.text.slice(span.at - slot.span.at, span.at - slot.span.at + span.length))
  const isTime = (part: string) => times.some(time => part.includes(time))
  const day = named(tidy(slot.text.slice(0, date.at + date.length).replace(BEFORE_DAY, '')))
  const [hours, places] = [parts.filter(isTime), parts.filter(part => !isTime(part))]
  if (day.length > LONGEST_DATE || hours.join().length > 60 || !places.every(isPlace)) return undefined
  return {
    date: day,
    ...(hours.length > 0 && { time: hours.join(', ') }),
    ...(places.length > 0 && { place: places.join(', ').replace(/^(?:at|in)\s+(?=\p{Lu}|the\b)/u, '') })
  }
}

/** Days and months have capitals: "Friday 14 June". */
export const named = (date: string): string => date.replace(DAY_NAME, capitalise)

const DAY_NAME =
  /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\b|\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/g

const isPlace = (part: string): boolean => nounPhrase(part.replace(/^(?:at|in|on)\s+/i, ''), 60) !== undefined

const BEFORE_DAY = /^(?:on|date:|when:)\s+/i

function first({ entities, span }: Slot, kind: Entity['kind']): { at: number; length: number } | undefined {
  const entity = entities.find(one => one.kind === kind)
  return entity && { at: entity.span.at - span.at, length: entity.span.length }
}
