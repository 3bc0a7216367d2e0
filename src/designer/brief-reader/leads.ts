import { isStatement } from '../grammar/clause.ts'
import type { Span } from '../roles/roles.ts'
import { endOf } from './matter.ts'

/** The words that stand over a list, and where they begin. */
export interface Lead {
  words: string
  at: number
}

/** The sentence before a place, as far as it goes. */
export const before = (text: string, at: number): string =>
  text
    .slice(0, at)
    .split(/[.!?;\n]\s/)
    .at(-1) ?? ''

/** "Bring: gloves, water bottle": the label that opens the line of a list. */
export function labelBefore(text: string, at: number): Lead | undefined {
  const match = /(?:^|\n|(?<=[.!?]) )[ \t]*(?:[-*•][ \t]*)?([\p{L}][\p{L}' /&-]{2,34}):[ \t]*$/u.exec(text.slice(0, at))
  return match?.[1] ? { words: match[1], at: match.index } : undefined
}

/** "Speakers include Ana and Bo.": words that only lead to a list, which takes the whole sentence. */
export function leadBefore(text: string, at: number, end: number, spans: Span[]): Lead | undefined {
  const told = spans.find(span => span.role === 'tell' && span.at < at && /^\s*:\s*$/.test(text.slice(endOf(span), at)))
  if (told && told.text.split(' ').length < 7) {
    const joint = /,? (?:and|also|plus) $|, $/i.exec(text.slice(0, told.at))?.[0].length ?? 0
    return { words: told.text.replace(ASKED_FOR, ''), at: told.at - joint }
  }
  const said = before(text, at).replace(/:\s*$/, '').split(/:\s/).at(-1) ?? ''
  const words = said.trim().replace(/^(?:and|so|also|plus|but)\s+/i, '')
  const own = spans.filter(span => span.at >= at - said.length && endOf(span) <= at)
  if (words.split(/\s+/).length > 6 || !(LEADS.test(words) || /:\s*$/.test(text.slice(0, at)))) return undefined
  const next = spans.find(span => span.at >= end)
  const ends = /^\s*(?:[.!;\n]|$)/.test(text.slice(end)) || (next?.role === 'say' && isStatement(next.text))
  if (!ends || own.some(({ role }) => role !== 'tell' && role !== 'say')) return undefined
  return { words: words.replace(ASKED_FOR, '').replace(EMPTY, '').trim(), at: text.lastIndexOf(said.trimStart(), at) }
}

const LEADS =
  /\s*\b(?:are|is|include|includes|included|contains?|holds?|namely|get|gets|find|see|learn|shipped|added|launched|now have|brings?|needs?|between|from)\s*:?$/i

/** "Mention our three bestsellers:" */
const ASKED_FOR =
  /^(?:(?:please|also|and) )*(?:mention|show|include|feature|list|highlight|add|with|cover|present|introduce) (?=\S)/i

/** What a heading does without. */
const EMPTY = /\s*\b(?:are|is|include|includes|included|contains?|holds?|namely|between|from)\s*:?$/i

/** "The customer left a mug ($12) in the basket.": without the list nothing is told by the sentence. */
export function bounds(text: string, spans: Span[], run: Span[], at: number, end: number): { at: number; end: number } {
  const said = spans.findLast(span => endOf(span) <= at)
  const from = Math.max(at - before(text, at).length, said ? endOf(said) : 0)
  const to = end + (/^[^.!?;\n]*/.exec(text.slice(end))?.[0].length ?? 0)
  const own = spans.filter(span => span.at >= from && endOf(span) <= to && !run.includes(span))
  const tells = own.some(({ role }) => !/^(?:tell|to|brand|trade)$/.test(role))
  const isLeft = /\b(?:left|leaves|chose|added|forgot)(?: behind)?\s*$/i.test(text.slice(from, at))
  if (!isLeft) return { at, end }
  const [kept = ''] =
    /^(?: behind)?(?: in (?:it|(?:the|their|his|her|your) (?:cart|basket|bag)))?[,;]? *(?:and )?/.exec(
      text.slice(end)
    ) ?? []
  return tells ? { at: from, end: end + kept.length } : { at: from, end: to }
}
