import { type Found, overlaps, within } from '../entities/found.ts'
import { isContent } from '../reading.ts'
import type { Parsed } from '../text/parsed.ts'
import { type Draft, type Stage, trim } from './draft.ts'

const SURE = 0.95
/** No email has more addresses. */
const MOST = 80
/** Roles in which an address may stand that readers follow. */
const FOLLOWED: ReadonlySet<string> = new Set(['request', 'part'])

/** Ties addresses to what leads there: a linked word, a button that its sentence names. */
export const links: Stage = (drafts, parsed) => {
  const linked = parsed.links
    .map(({ words, href }): Draft => ({ role: 'button', span: trim(parsed.view.text, words), href, confidence: SURE }))
    .filter(({ span }) => span.length > 0)
  const others = drafts.filter(
    one => !linked.some(link => overlaps(link.span, one.span) && one.span.length <= link.span.length * 2)
  )
  return parsed.found
    .filter(({ kind }) => kind === 'url')
    .slice(0, MOST)
    .reduce<Draft[]>((sofar, url) => withAddress(sofar, url, parsed), [...others, ...linked])
}

function withAddress(drafts: Draft[], url: Found, parsed: Parsed): Draft[] {
  const isIn = (one: Draft): boolean => within(url.span, one.span)
  if (drafts.some(one => isIn(one) && !isContent(one.role) && !FOLLOWED.has(one.role))) return drafts
  const sentence = parsed.sentences.find(one => within(url.span, one.span))?.span ?? url.span
  const rest = drafts.filter(({ span }) => !within(span, url.span))
  const button = drafts.find(
    ({ role, span, fields, href }) => role === 'button' && !fields?.href && !href && within(span, sentence)
  )
  if (button) return rest.map(one => (one === button ? { ...one, fields: { ...one.fields, href: url.span } } : one))
  const holder = rest.find(one => isContent(one.role) && one.role !== 'sender' && isIn(one))
  const confidence = holder?.confidence ?? SURE
  return [
    ...rest,
    { role: 'link', span: url.span, confidence, fields: { href: url.span }, ...(holder && { within: holder }) }
  ]
}
