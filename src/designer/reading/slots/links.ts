import { endOf, type Found, overlaps, within } from '../entities/found.ts'
import { isContent, type Span } from '../reading.ts'
import type { Parsed } from '../text/parsed.ts'
import { between, type Draft, type Stage, sliceOf, trim } from './draft.ts'

const SURE = 0.95
/** No email has more addresses. */
const MOST = 80
/** What joins a label to its address: "enrol -> x", "details: x", "Booking on x", "upgrade link is x", "button Book now goes to x". */
const JOINT =
  /(?:\s|->|=>|→|[:=–—-]|\b(?:goes?|links?|leads?|points?|to|at|on|via|through|is|with|the|a|link|here|form|page|url|address|online|and|should|which|it)\b){1,40}$/i
const BUTTON = /\b(?:the |a |one |and )*(?:buttons?|cta|call to action)\b/i
/** "the button should say see the walks and go to", "button 'Book now' ->": the label is the group. */
const NAMED =
  /\b(?:buttons?|cta|call to action)\b[\s:–-]*(?:(?:should|must|that|which|can|to|is|it|will|says?|saying|reads?|reading|labell?ed|called|named|text|label|with|the|words)\b[\s:]*)*["']?((?:[^\s"'→=>-]+ ){0,5}?[^\s"'→=>-]+)["']?,?\s*(?:(?:(?:and|that|which|it|should|must|shall|will) )*(?:go(?:es|ing)?|link(?:s|ed|ing)?|lead(?:s|ing)?|point(?:s|ing)?|takes? (?:them|you|people))? ?(?:to|at|on)|->|=>|→|:|–|-|\()\s*(?:the )?$/i
/** "…, call it Open the portal": the label is the group. */
const CALLED =
  /^[\s,.)]*(?:and |please )*(?:call(?:ed)?(?: it)?|label(?:led)?(?: it)?|named?(?: it)?|saying|it (?:should )?says?|with the (?:words|text|label))\s+["']?([^"'\n.,;]{2,40})/i
/** A label is the last few words before the joint, back to a sign that divides. */
const LAST_WORDS = /(?:^|[\n.;!?,|•(])\s*((?:[^\s\n.;!?,|•()]+ ){0,4}[^\s\n.;!?,|•()]+)$/
const FIRST_WORDS = /^(?:the|a|an|your|our|and|or|to|see|please|can|is|are)\s+/i

/** Ties addresses to labels: a linked word, a button whose label or sentence names it, words that lead to it. */
export const links: Stage = (drafts, parsed) => {
  const { text } = parsed.view
  const linked = parsed.links.map(
    ({ words, href }): Draft => ({ role: 'button', span: trim(text, words), href, confidence: SURE })
  )
  let rest = [
    ...drafts.filter(
      one => !linked.some(link => overlaps(link.span, one.span) && one.span.length <= link.span.length * 2)
    ),
    ...linked.filter(({ span }) => span.length > 0)
  ]
  for (const url of parsed.found.filter(({ kind }) => kind === 'url').slice(0, MOST)) {
    const aside = rest.some(
      one => !isContent(one.role) && one.role !== 'request' && one.role !== 'part' && within(url.span, one.span)
    )
    if (!aside) rest = withAddress(rest, url, parsed)
  }
  return rest.map(one => (one.role === 'button' ? { ...one, span: unquoted(text, one.span) } : one))
}

function withAddress(drafts: readonly Draft[], url: Found, parsed: Parsed): Draft[] {
  const sentence = parsed.sentences.find(one => within(url.span, one.span))?.span ?? url.span
  const before = between(sentence.at, url.span.at)
  const words = sliceOf(parsed.view.text, before)
  const button = buttonFor(drafts, url, sentence, parsed)
  if (button)
    return drafts
      .map(one => (one === button ? { ...one, fields: { ...one.fields, href: url.span } } : one))
      .filter(one => !within(one.span, url.span))
  const span = namedButton(parsed.view.text, before, url.span, endOf(sentence))
  if (span) {
    const kept = drafts.flatMap(one =>
      isContent(one.role) && one.role !== 'sender' && overlaps(one.span, span)
        ? cutBefore(one, before.at + words.search(BUTTON), parsed)
        : [one]
    )
    return [
      ...kept.filter(one => !within(one.span, url.span)),
      { role: 'button', span, fields: { href: url.span }, confidence: SURE }
    ]
  }
  const line = parsed.lines.find(one => within(url.span, one.body))
  const label = labelBefore(parsed.view.text, before) ?? (line?.body.at === url.span.at ? line.label : undefined)
  const holder = drafts.find(
    one =>
      isContent(one.role) && one.role !== 'sender' && within(url.span, one.span) && one.span.length > url.span.length
  )
  const isAll = holder && label && isLink(parsed.view.text, holder.span, label, url.span)
  const link: Draft = {
    role: 'link',
    span: url.span,
    confidence: holder?.confidence ?? SURE,
    fields: { href: url.span, ...(label && { label }) }
  }
  return [
    ...drafts.filter(one => !within(one.span, url.span) && !(isAll && one === holder)),
    { ...link, ...(holder && !isAll && { within: holder }) }
  ]
}

/** The label that a sentence gives a button, before its address or after it: "button goes to x, call it Open the portal". */
function namedButton(text: string, before: Span, url: Span, end: number): Span | undefined {
  const words = sliceOf(text, before)
  const after = sliceOf(text, between(endOf(url), end))
  const called = BUTTON.test(words) ? CALLED.exec(after) : null
  if (called?.[1]) return trim(text, { at: endOf(url) + called[0].length - called[1].length, length: called[1].length })
  const named = NAMED.exec(words)?.[1]
  return named ? trim(text, { at: before.at + words.lastIndexOf(named), length: named.length }) : undefined
}

/** What is left of a draft before a place. */
const cutBefore = (draft: Draft, at: number, { view: { text } }: Parsed): Draft[] => {
  const span = trim(text, between(draft.span.at, Math.min(at, endOf(draft.span))))
  return span.length > 2 ? [{ ...draft, span }] : []
}

/** The button an address belongs to: one in its sentence before it, or alone on the line before. */
function buttonFor(drafts: readonly Draft[], url: Found, sentence: Span, { lines }: Parsed): Draft | undefined {
  const buttons = drafts.filter(({ role, fields, href }) => role === 'button' && !fields?.href && !href)
  const inSentence = buttons.find(({ span }) => within(span, sentence))
  if (inSentence) return inSentence
  const line = lines.findIndex(({ span }) => within(url.span, span))
  const near = [lines[line], lines[line - 1]].find(one => one && buttons.some(({ span }) => within(span, one.span)))
  return near && (near === lines[line] || lines[line]?.body.length === url.span.length)
    ? buttons.findLast(({ span }) => within(span, near.span))
    : undefined
}

/** Does a stretch say nothing but where something is: "upgrade link is x.example"? */
const isLink = (text: string, { at, length }: Span, label: Span, url: Span): boolean =>
  label.at - at < 6 && at + length - endOf(url) < 3 && JOINT.test(sliceOf(text, between(endOf(label), url.at)))

function labelBefore(text: string, before: Span): Span | undefined {
  const words = sliceOf(text, before)
  const joint = JOINT.exec(words)
  if (!joint) return undefined
  const label = LAST_WORDS.exec(words.slice(0, joint.index))?.[1]
  if (!label) return undefined
  const at = before.at + joint.index - label.length
  const skipped = FIRST_WORDS.exec(label)?.[0].length ?? 0
  return trim(text, { at: at + skipped, length: label.length - skipped })
}

function unquoted(text: string, span: Span): Span {
  const words = sliceOf(text, span)
  const quotes = /^["']/.test(words) && /["']$/.test(words) && words.length > 2
  return quotes ? { at: span.at + 1, length: endOf(span) - span.at - 2 } : span
}
