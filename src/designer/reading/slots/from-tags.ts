import { endOf, overlaps, within } from '../entities/found.ts'
import type { TaggedSpan, TagRole } from '../model/model-shape.ts'
import type { Role, Span } from '../reading.ts'
import type { Parsed } from '../text/parsed.ts'
import type { Sentence } from '../text/sentences.ts'
import { countWords } from '../text/words.ts'
import { between, type Draft, sliceOf, trim } from './draft.ts'

const ROLES: Record<Exclude<TagRole, 'none'>, Role> = {
  ask: 'request',
  tell: 'request',
  to: 'audience',
  brand: 'sender',
  trade: 'trade',
  look: 'style',
  part: 'part',
  note: 'note',
  name: 'topic',
  item: 'item',
  say: 'statement',
  quote: 'quote',
  by: 'author',
  button: 'button',
  sign: 'signature',
  offer: 'offer',
  deadline: 'deadline',
  question: 'question',
  session: 'session'
}

/** Spans that may be words of a statement that goes on around them. */
const INNER: ReadonlySet<TagRole> = new Set(['say', 'name', 'offer', 'deadline', 'brand', 'by'])
/** What may stand between two spans of one statement. */
const GLUE =
  /^[\s,'"()–—/&:-]*(?:(?:and|or|but|so|that|which|who|with|for|of|the|a|an|in|at|on|to|by|from|as|is|are|until|plus|then|because|when|if|it's|its|our|your)\b[\s,'"()–—/&:-]*){0,3}$/i
const LEADING_GLUE = /^(?:and|that|so|but|also|plus|then)\s+/i

/** The drafts that tagged spans make: content of one sentence that hangs together is one statement, with what it names inside. */
export function fromTags(tagged: readonly TaggedSpan[], parsed: Parsed): Draft[] {
  const { text } = parsed.view
  return parsed.sentences.flatMap(sentence => {
    const inside = tagged
      .filter(one => overlaps(one.span, sentence.span))
      .flatMap(one => clipped(one, sentence.span, parsed))
    return runsOf(inside, text, isLong(text, sentence)).flatMap(run => draftsOf(run, sentence, text))
  })
}

/** The sender's name beside a statement, behind a comma or a dash, is none of its words. */
const APART = /[,–—:;()|-]/

/** A span inside its sentence, with the whole of entities that it cuts. */
function clipped(tagged: TaggedSpan, bounds: Span, { view: { text }, found }: Parsed): TaggedSpan[] {
  const cut = found.filter(one => overlaps(one.span, tagged.span))
  const at = Math.max(Math.min(tagged.span.at, ...cut.map(one => one.span.at)), bounds.at)
  const span = between(at, Math.min(Math.max(endOf(tagged.span), ...cut.map(one => endOf(one.span))), endOf(bounds)))
  return span.length > 0 && /[\p{L}\p{N}]/u.test(sliceOf(text, span)) ? [{ ...tagged, span }] : []
}

/** Spans that make one draft: those of a statement, and neighbours of one role. */
function runsOf(spans: readonly TaggedSpan[], text: string, apart: boolean): TaggedSpan[][] {
  const runs: TaggedSpan[][] = []
  for (const one of spans) {
    const last = runs.at(-1)?.at(-1)
    const glue = last && sliceOf(text, between(endOf(last.span), one.span.at))
    const divided = apart
      ? last?.role === 'say' && one.role === 'say'
      : (last?.role === 'brand' || one.role === 'brand') && APART.test(glue ?? '')
    if (last && glue !== undefined && !divided && GLUE.test(glue) && joins(last.role, one.role)) runs.at(-1)?.push(one)
    else runs.push([one])
  }
  return runs
}

/** A sentence with more words was never divided; each stretch of it that was classified stands for itself. */
const LONGEST = 40
const isLong = (text: string, { span }: Sentence): boolean => countWords(sliceOf(text, span)) > LONGEST

const joins = (a: TagRole, b: TagRole): boolean =>
  (INNER.has(a) && INNER.has(b) && (a !== b || a === 'say')) ||
  (a === b && (a === 'note' || a === 'look' || a === 'ask'))

function draftsOf(run: readonly TaggedSpan[], sentence: Sentence, text: string): Draft[] {
  const [first, last] = [run[0], run.at(-1)]
  if (!first || !last) return []
  const inner = run.filter(({ role }) => role !== 'say').map(one => draftOf(one, text))
  if (!run.some(({ role }) => role === 'say'))
    return run.length === 1 || first.role !== last.role
      ? inner
      : [{ ...draftOf(first, text), span: between(first.span.at, endOf(last.span)) }]
  const span = closedBrackets(text, withoutGlue(text, between(first.span.at, endOf(last.span))))
  const statement: Draft = {
    role: 'statement',
    span,
    confidence: meanContent(run),
    whole: isWhole(text, span, sentence)
  }
  return [statement, ...inner.map(one => (within(one.span, span) ? { ...one, within: statement } : one))]
}

const draftOf = ({ role, span, confidence, content }: TaggedSpan, text: string): Draft => ({
  role: ROLES[role as Exclude<TagRole, 'none'>],
  span: closedBrackets(text, trim(text, span)),
  confidence: role === 'item' || role === 'session' || role === 'question' ? content : confidence,
  content
})

const meanContent = (run: readonly TaggedSpan[]): number =>
  run.reduce((sum, { content, span }) => sum + content * span.length, 0) /
  run.reduce((sum, { span }) => sum + span.length, 0)

function withoutGlue(text: string, span: Span): Span {
  const rest = trim(text, span)
  const glue = LEADING_GLUE.exec(sliceOf(text, rest))?.[0].length ?? 0
  return { at: rest.at + glue, length: rest.length - glue }
}

/** Takes the bracket or quotation mark along whose other half stands in the stretch. */
function closedBrackets(text: string, span: Span): Span {
  const [words, next] = [sliceOf(text, span), text[endOf(span)]]
  const isUneven = words.split('"').length % 2 === 0
  if (isUneven && text[span.at - 1] === '"') return { at: span.at - 1, length: span.length + 1 }
  const open = next === ')' ? words.lastIndexOf('(') > words.lastIndexOf(')') : next === '"' && isUneven
  return open ? { at: span.at, length: span.length + 1 } : span
}

const VERB =
  /\b(?:is|are|was|were|be|been|am|has|have|had|will|would|can|could|may|must|should|do|does|did|get|gets|goes|go|comes?|runs?|starts?|ends?|opens?|closes?|takes?|makes?|helps?|need|needs|join|bring|send|call|book|ring|come|meet|there's|it's|we're|we've|we'll|you'll|you're|you've|won't|don't|can't|isn't|aren't|[a-z]{3,}(?:ed|ing))\b/i

/** A whole sentence fills its sentence from end to end, and has a verb or a full stop. */
function isWhole(text: string, span: Span, { span: bounds, closed }: Sentence): boolean {
  const before = text.slice(bounds.at, span.at)
  const words = sliceOf(text, span)
  const fills = /^(?:\W*|\W*(?:and|but|so|also|plus)\W+)$/i.test(before) && endOf(bounds) - endOf(span) <= 2
  return fills && words.split(' ').length >= 4 && (VERB.test(words) || (closed && /^\p{Lu}/u.test(words)))
}
