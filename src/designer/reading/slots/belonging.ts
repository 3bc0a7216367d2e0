import { endOf, overlaps, within } from '../entities/found.ts'
import { isContent, type Role, type Span } from '../reading.ts'
import type { Parsed } from '../text/parsed.ts'
import { between, type Draft, type Stage, sliceOf, trim } from './draft.ts'

/** What belongs to what, and how many letters may stand between them at most. */
const OWNERS: Partial<Record<Role, { owner: Role; reach: number }>> = {
  code: { owner: 'offer', reach: Number.POSITIVE_INFINITY },
  deadline: { owner: 'offer', reach: Number.POSITIVE_INFINITY },
  author: { owner: 'quote', reach: 60 },
  answer: { owner: 'question', reach: 12 }
}
const SURE = 0.9
/** Words in quotation marks and who said them, named right behind. */
const QUOTED =
  /"([^"\n]{12,400})"[\s,.]*(?:(?:said|says|wrote|writes|[–—-]{1,2}|\()\s?)(\p{Lu}(?:[\p{L}'-]|\.(?= \p{Lu}))*(?: (?:\p{Lu}(?:[\p{L}'-]|\.(?= \p{Lu}))*|van|de|der|von|da|al)){0,4})/gu
/** No email has more quotations. */
const MOST = 80

/** Reads codes and quotations by their form, and ties authors, answers, codes and deadlines to what they belong to. */
export const belonging: Stage = (drafts, parsed) => {
  const all = [...quoted(drafts, parsed), ...codesIn(drafts, parsed)].sort((a, b) => a.span.at - b.span.at)
  const known = all.map((one, at) => (answers(all[at - 1], one, parsed) ? { ...one, role: 'answer' as const } : one))
  return known.map(one => ({ ...one, ...ownerOf(one, known) }))
}

/** Codes that stand in nothing that is said to the designer only. */
const codesIn = (drafts: readonly Draft[], { found }: Parsed): Draft[] =>
  found
    .filter(({ kind }) => kind === 'code')
    .flatMap(({ span }): Draft[] => {
      const holders = drafts.filter(one => overlaps(span, one.span))
      if (holders.length > 0 && !holders.some(({ role }) => isContent(role))) return []
      const whole = holders.find(one => (one.role === 'statement' || one.role === 'item') && within(span, one.span))
      return [{ role: 'code', span, confidence: SURE, ...(whole && { within: whole }) }]
    })

/** Quotations without their marks; what names its speaker is one, whatever it was taken for. */
function quoted(drafts: readonly Draft[], { view: { text } }: Parsed): Draft[] {
  let rest = drafts.map(one => (one.role === 'quote' ? { ...one, span: bare(text, one.span) } : one))
  for (const { 0: all, 1: words = '', 2: name = '', index } of [...text.matchAll(QUOTED)].slice(0, MOST)) {
    const span = { at: index + 1, length: words.length }
    const author = { at: index + all.length - name.length, length: name.length }
    if (rest.some(one => !isContent(one.role) && within(span, one.span))) continue
    rest = [
      ...rest.filter(
        one => !within(one.span, between(span.at, endOf(author))) && !(one.role === 'quote' && overlaps(one.span, span))
      ),
      { role: 'quote', span, confidence: SURE },
      { role: 'author', span: author, confidence: SURE }
    ]
  }
  return rest
}

const bare = (text: string, span: Span): Span => {
  const inner = trim(text, span)
  const words = sliceOf(text, inner)
  const [opens, closes] = [Number(words.startsWith('"')), Number(words.endsWith('"'))]
  return { at: inner.at + opens, length: inner.length - opens - closes }
}

/** Does a statement follow a question at once? */
function answers(question: Draft | undefined, { role, span }: Draft, { view: { text } }: Parsed): boolean {
  if (question?.role !== 'question' || role !== 'statement') return false
  const gap = text.slice(endOf(question.span) - 1, span.at)
  return gap.length < 12 && gap.includes('?') && gap.split('\n').length < 3
}

/** The nearest owner before, else the first behind. */
function ownerOf({ role, span }: Draft, drafts: readonly Draft[]): { of?: Draft } {
  const { owner, reach = 0 } = OWNERS[role] ?? {}
  const owners = drafts.filter(
    one => one.role === owner && Math.max(one.span.at - endOf(span), span.at - endOf(one.span)) < reach
  )
  const nearest = owners.findLast(one => one.span.at <= span.at) ?? owners[0]
  return nearest ? { of: nearest } : {}
}
