import type { Kind } from '../../../compose/kinds.ts'
import { type Entity, isContent, type Reading, type Role, type Slot } from '../../reading/reading.ts'

/** Marks of the training corpora, by the role they stand for. */
const MARKS: Record<string, Role> = {
  ask: 'request',
  tell: 'request',
  to: 'audience',
  brand: 'sender',
  look: 'style',
  name: 'topic',
  say: 'statement',
  by: 'author',
  sign: 'signature'
}

const ENTITIES: [Entity['kind'], RegExp][] = [
  ['merge-tag', /\{\{[^}]+\}\}/g],
  ['email', /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g],
  [
    'url',
    /(?:https?:\/\/)?(?:[a-z0-9-]+\.)+(?:com|org|co\.uk|uk|io|example|net|dev|ie|pt|coffee|shop|de)(?:\/[\w./#?=-]*\w)?/gi
  ],
  ['phone', /(?:\+|\b0)\d[\d ()-]{7,}\d/g],
  ['percent', /\d+(?:[.,]\d+)? ?%/g],
  ['money', /(?:[£$€₦]|CHF |Rs\.? ?)\d[\d,.]*\d|[£$€]\d|\d[\d.,]* ?(?:kr|€|EGP)\b/g],
  ['time', /\b\d{1,2}(?:[.:]\d\d)? ?[ap]m\b|\b\d{1,2}[:.]\d\d\b|\bmidnight\b|\bnoon\b/gi],
  [
    'date',
    /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day\b)?[, ]*(?:\d{1,2}(?:st|nd|rd|th)? (?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b(?: 20\d\d)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b)/gi
  ],
  ['code', /\b(?=[A-Z]*\d)[A-Z]{3,}[A-Z0-9]*\d+\b|(?<=code )[A-Z]{4,}\b/g],
  ['reference', /#?\b[A-Z]{0,3}-?\d{4,}\b/g],
  ['handle', /(?<!\w)@\w{3,}/g]
]

/**
 * A reading written by hand: `<item>Bowl £18</item>` is a slot; `?` after the name makes it unsure, `+` a whole sentence,
 * `label=` its label, `href=` the address of a button. Marks of the training corpora are understood too.
 */
export function readingOf(kind: Kind, marked: string, style: Reading['style'] = []): Reading {
  const slots: Slot[] = []
  let source = ''
  let rest = marked
  for (let mark = MARK.exec(rest); mark; mark = MARK.exec(rest)) {
    source += rest.slice(0, mark.index)
    const [all, name = '', sign = '', attributes = '', text = ''] = mark
    const role = name === 'say' && OFFER.test(text) ? 'offer' : (MARKS[name] ?? (name as Role))
    const slot = slotOf(slots, role, sign, attributes, text, source.length)
    slots.push(slot)
    const code = slot.entities.find(({ kind }) => kind === 'code')
    if (role === 'statement' && code)
      slots.push({
        id: slots.length,
        role: 'code',
        span: code.span,
        text: code.value,
        entities: [code],
        within: slot.id,
        confidence: 0.95
      })
    source += text
    rest = rest.slice(mark.index + all.length)
  }
  source += rest
  for (const slot of slots)
    slot.whole ??=
      slot.role === 'statement' &&
      /^[.!?]/.test(source.slice(slot.span.at + slot.span.length)) &&
      slot.text.split(' ').length > 3
  return { source, language: { tag: 'en', confidence: 1 }, intent: { kind, confidence: 1 }, slots, style }
}

const OFFER = /^(?:up to )?(?:\d+ ?%|[£$€]\d+) off\b/i
const MARK = /<([a-z]+)([?+]?)((?: \w+=(?:"[^"]*"|\S+?))*)>([\s\S]*?)<\/\1>/

function slotOf(slots: Slot[], role: Role, sign: string, attributes: string, text: string, at: number): Slot {
  const given = Object.fromEntries(
    [...attributes.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g)].map(([, name = '', quoted, bare]) => [
      name,
      quoted ?? bare ?? ''
    ])
  )
  const entities = isContent(role) ? entitiesOf(text, at) : []
  const before = (wanted: Role) => slots.findLast(slot => slot.role === wanted)?.id
  const of = role === 'author' ? before('quote') : role === 'answer' ? before('question') : undefined
  return {
    id: slots.length,
    role,
    span: { at, length: text.length },
    text,
    entities,
    confidence: sign === '?' ? 0.2 : 0.95,
    ...(sign === '+' && { whole: true }),
    ...(of !== undefined && { of }),
    ...(given.label && { label: given.label }),
    ...fieldsOf(role, text, at, entities, given.href)
  }
}

function entitiesOf(text: string, at: number): Entity[] {
  const found: Entity[] = []
  for (const [kind, pattern] of ENTITIES)
    for (const match of text.matchAll(pattern)) {
      const value = match[0].trim()
      const from = at + match.index + match[0].indexOf(value)
      const isTaken = found.some(({ span }) => from < span.at + span.length && span.at < from + value.length)
      if (!isTaken) found.push({ kind, span: { at: from, length: value.length }, value })
    }
  return found.sort((a, b) => a.span.at - b.span.at)
}

function fieldsOf(role: Role, text: string, at: number, entities: Entity[], href?: string): Pick<Slot, 'fields'> {
  const field = (from: number, length: number) => ({
    span: { at: from, length },
    text: text.slice(from - at, from - at + length)
  })
  if (role === 'button') return href ? { fields: { href: { span: { at, length: text.length }, text: href } } } : {}
  const [first, second] = entities.filter(({ kind }) => kind === (role === 'session' ? 'time' : 'money'))
  if ((role !== 'item' && role !== 'session') || !first) return {}
  const title = text.slice(0, first.span.at - at).replace(/[\s:,(–-]+$/, '')
  const isWas = second && /was|instead/.test(text.slice(first.span.at - at, second.span.at - at))
  if (role === 'session') {
    const date = entities.find(({ kind }) => kind === 'date')
    const after = text.slice(first.span.at - at + first.span.length).replace(/^[\s:,–-]+/, '')
    return {
      fields: {
        time: field(first.span.at, first.span.length),
        ...(date && { date: field(date.span.at, date.span.length) }),
        ...(after && { title: field(at + text.length - after.length, after.length) })
      }
    }
  }
  return {
    fields: {
      ...(title && { title: field(at, title.length) }),
      price: field(first.span.at, first.span.length),
      ...(isWas && second && { was: field(second.span.at, second.span.length) })
    }
  }
}
