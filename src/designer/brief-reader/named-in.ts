import type { Span } from '../roles/roles.ts'
import { endOf } from './matter.ts'
import { withoutSigns } from './voices.ts'

/** "guests who stayed at | The Pelican Inn | in Beaufort": a name inside is of it. */
export function audienceIn(text: string, spans: Span[]): string | undefined {
  const at = spans.findIndex(({ role }) => role === 'to')
  const [first, name, rest] = [spans[at], spans[at + 1], spans[at + 2]]
  if (!first || !name || !/^(?:brand|name)$/.test(name.role) || name.at - endOf(first) > 5) return first?.text
  const isNext = rest !== undefined && rest.at - endOf(name) < 2 && !/[.,;:]/.test(text.slice(endOf(name), rest.at))
  const last = isNext && /^(?:to|say)$/.test(rest.role) ? rest : name
  return /\b(?:at|of|from|with|to|by|on|in|for|who \S+)(?: the| our)?$/i.test(first.text)
    ? text.slice(first.at, endOf(last))
    : first.text
}

/** "Listing email for a converted grain mill near Asheville: …": what the email is for, not who sends it. */
export const isAskedFor = (spans: Span[], at: number): boolean => {
  const [before, span, next] = [spans[at - 1], spans[at], spans[at + 1]]
  return (
    span?.role === 'trade' &&
    before?.role === 'ask' &&
    /\b(?:listing|for sale|to let|for rent)\b/i.test(before.text) &&
    next?.role !== 'brand' &&
    span.at - endOf(before) < 3
  )
}

/** "our skincare brand Maison Alder": who sends it, not what it is about. */
const IS_SENDER =
  /^(?:our|my) (?:[\p{Ll}-]+ ){0,4}(?:brand|shop|store|studio|company|label|business|bakery|salon|clinic) \p{Lu}/u

/** `Showing "The Lighthouse"` names a film, not the evening. */
const SHOWN = /\b(?:showing|screening(?: of)?|playing|performing|film)\s*:?\s*"?(?:the )?$/i

/** "Dr. | Okonjo's practice". */
export const titleBefore = (text: string, { at }: Span): string =>
  /\b(?:Dr|Prof|Mrs?|Ms|St)\.? $/.exec(text.slice(0, at))?.[0] ?? ''

/** The whole title when a name stands in quotation marks. */
function titleAt(text: string, { at, text: name }: Span): string {
  const quoted = [...text.matchAll(/"([^"\n]{3,60})"/g)].find(
    match => at >= match.index && at < match.index + match[0].length
  )
  const opened = /"([^"]{3,60})$/.exec(name)?.[1]
  return (
    quoted?.[1] ??
    opened ??
    withoutSigns(name)
      .replace(/^.*, (?:the|our) (?=\p{Lu})/u, '')
      .replace(/^((?:an?|our) \p{Ll}.*?) (?:at|from|by) \p{Lu}.*$/u, '$1')
  )
}

/** What the email is about, by its name, if one of its words has that role. */
export function namedIn(text: string, spans: Span[]): string | undefined {
  const named = spans.find(
    span => span.role === 'name' && !SHOWN.test(text.slice(0, span.at)) && !IS_SENDER.test(span.text)
  )
  return named && titleAt(text, named)
}
