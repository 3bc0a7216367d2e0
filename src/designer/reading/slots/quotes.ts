import { endOf, overlaps, within } from '../entities/found.ts'
import { isContent, type Span } from '../reading.ts'
import type { Parsed } from '../text/parsed.ts'
import { between, type Draft, type Stage, sliceOf, trim } from './draft.ts'

const QUOTED = /"([^"\n]{12,400})"/g
const SAYS = 'said|says|told us|wrote|writes|tells us|sent us this note|put it|explains|adds|added'
const NAME =
  "(?!(?:She|He|They|It|We|I|Who|The|And|But|Our)\\b)(?:(?:Mr|Mrs|Ms|Dr|Prof|Rev|Engr|Madam|Sir|Miss)\\.? )?\\p{Lu}[\\p{L}'’-]+(?: (?:\\p{Lu}[\\p{L}'’.-]*|van|de|der|den|von|da|di|del|la|bin|al)){0,3}"
const BEFORE = new RegExp(`(${NAME})(?:, [^".\\n]{2,60},)? (?:also )?(?:${SAYS})[^".\\n]{0,20}[:,]?\\s*$`, 'u')
const AFTER = new RegExp(
  `^[\\s,.]*(?:(?:${SAYS}) (${NAME})|[–—-]{1,2} ?(${NAME}(?:, [^.\\n]{2,40})?)|\\((${NAME}(?:, [^.\\n)]{2,40})?)\\))`,
  'u'
)
const NAMES = new RegExp(NAME, 'gu')
/** The speaker is the last one named before "she said". */
const PRONOUN = new RegExp(`\\b(?:[Ss]he|[Hh]e|[Tt]hey|who) (?:also )?(?:${SAYS})[^"]{0,20}$`)
/** A name behind "of" or "in" is a place, or whose somebody is. */
const PLACED = /\b(?:of|in|at|from|for)\s$/
const SURE = 0.9
/** No email has more quotations. */
const MOST = 80

/** Reads words in quotation marks with who said them. Titles in quotation marks, without a speaker, are no quotations. */
export const quotes: Stage = (drafts, parsed) => {
  const { text } = parsed.view
  let rest = drafts.map(one => (one.role === 'quote' ? { ...one, span: bare(text, one.span) } : one))
  for (const { 1: words = '', index } of [...text.matchAll(QUOTED)].slice(0, MOST)) {
    const span = { at: index + 1, length: words.length }
    if (rest.some(one => !isContent(one.role) && within(span, one.span))) continue
    const author = authorOf(text, span)
    const tagged = rest.find(one => one.role === 'quote' && overlaps(one.span, span))
    if (!author && !tagged) continue
    const quote: Draft = { role: 'quote', span, confidence: Math.max(author ? SURE : 0, tagged?.confidence ?? 0) }
    rest = [...rest.filter(one => one !== tagged && !within(one.span, span)), quote]
    if (author)
      rest = [
        ...rest.filter(one => !(one.role === 'author' && overlaps(one.span, author))),
        { role: 'author', span: author, of: quote, confidence: SURE }
      ]
  }
  return rest.map(one => (one.role === 'author' && !one.of ? { ...one, ...nearestQuote(one, rest, parsed) } : one))
}

const bare = (text: string, span: Span): Span => {
  const inner = trim(text, span)
  const quoted = /^"/.test(sliceOf(text, inner))
  const closed = /"$/.test(sliceOf(text, inner))
  return { at: inner.at + (quoted ? 1 : 0), length: inner.length - (quoted ? 1 : 0) - (closed ? 1 : 0) }
}

function authorOf(text: string, span: Span): Span | undefined {
  const from = Math.max(0, span.at - 260)
  const before = text.slice(from, span.at - 1)
  const after = text.slice(endOf(span) + 1, endOf(span) + 120)
  const [said, then] = [BEFORE.exec(before), AFTER.exec(after)]
  if (said?.[1]) return { at: from + said.index, length: said[1].length }
  const name = then?.[1] ?? then?.[2] ?? then?.[3]
  if (then && name) return { at: endOf(span) + 1 + then[0].indexOf(name), length: name.length }
  const named = PRONOUN.test(before)
    ? [...before.matchAll(NAMES)].findLast(
        match => match[0].includes(' ') && !PLACED.test(before.slice(0, match.index))
      )
    : undefined
  return named && { at: from + named.index, length: named[0].length }
}

function nearestQuote(author: Draft, drafts: readonly Draft[], { view: { text } }: Parsed): { of?: Draft } {
  const near = drafts
    .filter(({ role }) => role === 'quote')
    .map(quote => ({
      quote,
      gap: between(Math.min(endOf(quote.span), endOf(author.span)), Math.max(quote.span.at, author.span.at))
    }))
    .filter(({ gap }) => gap.length < 60 && !sliceOf(text, gap).includes('\n\n'))
    .sort((a, b) => a.gap.length - b.gap.length)[0]
  return near ? { of: near.quote } : {}
}
