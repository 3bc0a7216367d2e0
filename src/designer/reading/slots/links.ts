import { type Found, overlaps, within } from '../entities/found.ts'
import { isContent, type Span } from '../reading.ts'
import type { Parsed } from '../text/parsed.ts'
import { between, type Draft, type Stage, sliceOf, trim } from './draft.ts'

const SURE = 0.95
/** No email has more addresses. */
const MOST = 80
/** What joins a label to its address: "enrol -> x", "details: x", "Booking on x", "upgrade link is x". */
const JOINT =
  /(?:\s|->|=>|→|[:=–—-]|\b(?:goes?|links?|leads?|points?|to|at|on|via|through|is|with|the|a|link|here|form|page|url|address|online|and|should|which|it)\b){1,40}$/i
/** A label is the last few words before the joint, back to a sign that divides, without what leads to it. */
const LABEL =
  /(?:^|[\n.;!?,|•(])\s*(?:(?:the|a|an|your|our|and|or|to|see|please|can|is|are)\s+)?((?:[^\s\n.;!?,|•()]+ ){0,4}[^\s\n.;!?,|•()]+)$/i
/** Roles in which an address may stand that readers follow. */
const FOLLOWED: ReadonlySet<string> = new Set(['request', 'part'])

/** Ties addresses to labels: a linked word, a button that its sentence names, words that lead to it. */
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
  const line = parsed.lines.find(one => within(url.span, one.body))
  const label =
    labelBefore(parsed.view.text, between(sentence.at, url.span.at)) ??
    (line?.body.at === url.span.at ? line.label : undefined)
  const holder = rest.find(one => isContent(one.role) && one.role !== 'sender' && isIn(one))
  const fields = { href: url.span, ...(label && { label }) }
  const confidence = holder?.confidence ?? SURE
  return [...rest, { role: 'link', span: url.span, confidence, fields, ...(holder && { within: holder }) }]
}

function labelBefore(text: string, before: Span): Span | undefined {
  const words = sliceOf(text, before)
  const joint = JOINT.exec(words)
  const label = joint && LABEL.exec(words.slice(0, joint.index))?.[1]
  return label ? trim(text, { at: before.at + joint.index - label.length, length: label.length }) : undefined
}
