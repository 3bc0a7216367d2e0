import type { Operation } from '../../../email/operations/operation.ts'
import type { OutlineSlot } from '../../../email/outline/outline.ts'
import type { LinkValue } from '../../../email/sections/section.ts'
import { unquoted } from './clauses.ts'
import { allSlots, type Desk, type Outcome, type Rule, slotsOf } from './desk.ts'
import { slotNames, slotsNamed } from './places.ts'

const isLink = (value: OutlineSlot['value']): value is LinkValue => typeof value === 'object' && 'href' in value

/** "subject: …", "change the preview text to …", "rename it to …". */
const envelope: Rule = wish => {
  const form =
    /^(?:(?:change|set|make|update|write|use)\s+)?(?:the )?(subject(?: line)?|preview text|preheader|preview|name(?: of the template)?|template name)(?:\s+(?:to|as|should (?:be|say|read))|\s*:)\s*(.+)$/is
  const rename = /^rename (?:it|this|the template|the email)? ?(?:to|as)? ?(.+)$/is.exec(wish)
  if (rename?.[1]) return [{ op: 'meta', name: unquoted(rename[1]) }]
  const match = form.exec(wish)
  if (!match?.[1] || !match[2]) return undefined
  const value = unquoted(match[2])
  if (/^subject/i.test(match[1])) return [{ op: 'meta', subject: value }]
  return [/^pre/i.test(match[1]) ? { op: 'meta', preheader: value } : { op: 'meta', name: value }]
}

/** "shorter subject line": what stands before its first break. */
const shorterSubject: Rule = (wish, { email }) => {
  if (!/\b(?:shorter|shorten|trim)\b.*\bsubject\b|\bsubject\b.*\bshorter\b/i.test(wish)) return undefined
  const short = email.subject.split(/\s*[:;,.–—-]\s+|\s+(?=until|with|for)\b/i)[0]?.trim() ?? ''
  const isShorter = short.length > 0 && short.length < email.subject.length
  return isShorter
    ? [{ op: 'meta', subject: short }]
    : { words: 'The subject is as short as I can make it. Tell me the words you want: "subject: …".' }
}

/** "link the button to https://…". */
const links: Rule = (wish, desk) => {
  const match =
    /^(?:(?:link|point|send)\s+(?:the )?(.+?)\s+to|(?:make|let)\s+(?:the )?(.+?)\s+(?:link|go|lead|point)\s+to|change (?:the )?(?:link|url|address) (?:of|on|for) (?:the )?(.+?) to)\s+(\S+)$/i.exec(
      wish
    )
  if (!match?.[4]) return undefined
  const target = match[1] ?? match[2] ?? match[3] ?? ''
  const found = slotsNamed(target, desk).filter(slot => isLink(slot.value))
  const href = /^[a-z]+:|^[/#{]/i.test(match[4]) ? match[4] : `https://${match[4]}`
  return found.length > 0
    ? found.map(slot => ({ op: 'set', ref: slot.ref, value: { ...(slot.value as LinkValue), href } }))
    : undefined
}

/** "fix the price of the mug to £30". */
const prices: Rule = (wish, desk) => {
  const match =
    /^(?:change|fix|set|make|update|correct)\s+(?:the )?price(?: (?:of|for) (?:the )?(.+?))?\s+(?:to|is|=)\s+(.+)$/i.exec(
      wish
    )
  if (!match?.[2]) return undefined
  const value = unquoted(match[2])
  const named = match[1]?.toLowerCase()
  const items = desk.sections.flatMap(({ lists }) => lists.flatMap(({ items }) => items.map(({ slots }) => slots)))
  const groups = [...items, ...desk.sections.map(({ slots }) => slots)]
  const priced = groups.filter(slots => slots.some(({ name }) => name === 'price'))
  const meant = named
    ? priced.filter(slots => slots.some(slot => `${slot.value}`.toLowerCase().includes(named)))
    : priced
  const price = meant.length === 1 ? meant[0]?.find(({ name }) => name === 'price') : undefined
  if (price) return [{ op: 'set', ref: price.ref, value }]
  return {
    words:
      meant.length > 1
        ? 'There is more than one price. Say which: "fix the price of the mug to £30".'
        : 'I found no such price in this email.'
  }
}

/** "change the headline to …", "headline: …", "the button should say …". */
const set: Rule = (wish, desk) => {
  const form =
    /^(?:(?:change|set|make|update|rewrite|let|have|edit)\s+)?(?:the |this )?([\w\s-]{2,40}?)(?:\s+(?:to (?:say|read|be)|to|(?:should )?(?:say|read|be)s?|into)|\s*:)\s+(.+)$/is
  const match = form.exec(wish)
  if (!match?.[1] || !match[2]) return undefined
  const target = match[1].trim()
  const slot =
    /^(?:it|this|that)$/i.test(target) || slotNames(target).length > 0 || target.includes(' ')
      ? slotsNamed(target, desk)[0]
      : undefined
  return slot && slot.kind !== 'image' ? [setText(slot, unquoted(match[2]))] : undefined
}

function setText(slot: OutlineSlot, value: string): Operation {
  return { op: 'set', ref: slot.ref, value: isLink(slot.value) ? { ...slot.value, label: value } : value }
}

/** "replace X with Y", "say Y instead of X", "change X to Y" where X is in the email. */
const replace: Rule = (wish, desk) => {
  const forward = /^(?:replace|swap|change|correct|fix)\s+(.+?)\s+(?:with|by|to|for)\s+(.+)$/is.exec(wish)
  const backward = /^(?:say|write|use|put)\s+(.+?)\s+instead of\s+(.+)$/is.exec(wish)
  const [from, to] = forward ? [forward[1], forward[2]] : [backward?.[2], backward?.[1]]
  if (!from || !to) return undefined
  return everywhere(unquoted(from), unquoted(to), desk)
}

function everywhere(from: string, to: string, desk: Desk): Outcome {
  if (from.length < 2) return undefined
  const pattern = new RegExp(from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi')
  const change = (text: string) => text.replace(pattern, () => to)
  const operations: Operation[] = allSlots(desk).flatMap(({ ref, value }) => {
    const next =
      typeof value === 'string' ? change(value) : isLink(value) ? { ...value, label: change(value.label) } : value
    return JSON.stringify(next) === JSON.stringify(value) ? [] : [{ op: 'set', ref, value: next } as Operation]
  })
  const { subject, preheader } = desk.email
  if (change(subject) !== subject) operations.push({ op: 'meta', subject: change(subject) })
  if (change(preheader) !== preheader) operations.push({ op: 'meta', preheader: change(preheader) })
  return operations.length > 0 ? operations : undefined
}

/** "fewer exclamation marks". */
const calm: Rule = (wish, desk) => {
  if (!/\b(?:fewer|no|less|without|remove(?: the)?)\b.*\bexclamation/i.test(wish)) return undefined
  const operations = desk.sections
    .flatMap(slotsOf)
    .flatMap(({ ref, value }): Operation[] =>
      typeof value === 'string' && value.includes('!') ? [{ op: 'set', ref, value: value.replace(/!+/g, '.') }] : []
    )
  return operations.length > 0 ? operations : { words: 'There is no exclamation mark in this email.' }
}

export const TEXT_RULES = [envelope, shorterSubject, links, prices, calm, set, replace]
