import { endOf, overlaps, within } from '../entities/found.ts'
import type { TaggedSpan, TagRole } from '../model/model-shape.ts'
import type { Role, Span } from '../reading.ts'
import type { Parsed } from '../text/parsed.ts'
import { between, type Draft, sliceOf, trim } from './draft.ts'

/** Roles that the model knows by another name. */
const ROLES: Partial<Record<TagRole, Role>> = {
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
/** Roles of which it is asked how likely their words are for readers, whatever they are for. */
const BY_CONTENT: ReadonlySet<TagRole> = new Set(['item', 'session', 'question'])
/** Spans that may be words of a statement that goes on around them. */
const INNER: ReadonlySet<TagRole> = new Set(['say', 'name', 'offer', 'deadline', 'brand', 'by'])
/** Neighbours of one of these roles are one. */
const ALIKE: ReadonlySet<TagRole> = new Set(['say', 'note', 'look', 'ask'])
/** Spans of one sentence with fewer letters between them hang together. */
const NEAR = 16

/** The drafts that tagged spans make: content of one sentence that hangs together is one statement, with what it names inside. */
export function fromTags(tagged: readonly TaggedSpan[], parsed: Parsed): Draft[] {
  const { text } = parsed.view
  return parsed.sentences.flatMap(sentence => {
    const inside = tagged
      .filter(one => overlaps(one.span, sentence.span))
      .flatMap(one => clipped(one, sentence.span, parsed))
    return runsOf(inside, text).flatMap(run => draftsOf(run, text))
  })
}

/** A span inside its sentence, with the whole of entities that it cuts. */
function clipped(tagged: TaggedSpan, bounds: Span, { view: { text }, found }: Parsed): TaggedSpan[] {
  const cut = found.filter(one => overlaps(one.span, tagged.span))
  const at = Math.max(Math.min(tagged.span.at, ...cut.map(one => one.span.at)), bounds.at)
  const span = between(at, Math.min(Math.max(endOf(tagged.span), ...cut.map(one => endOf(one.span))), endOf(bounds)))
  return span.length > 0 && /[\p{L}\p{N}]/u.test(sliceOf(text, span)) ? [{ ...tagged, span }] : []
}

/** Spans that make one draft: those of a statement, and neighbours of one role. */
function runsOf(spans: readonly TaggedSpan[], text: string): TaggedSpan[][] {
  const runs: TaggedSpan[][] = []
  for (const one of spans) {
    const last = runs.at(-1)?.at(-1)
    const glue = sliceOf(text, between(last ? endOf(last.span) : 0, one.span.at))
    if (last && glue.length < NEAR && joins(last.role, one.role)) runs.at(-1)?.push(one)
    else runs.push([one])
  }
  return runs
}

const joins = (a: TagRole, b: TagRole): boolean => (a === b ? ALIKE.has(a) : INNER.has(a) && INNER.has(b))

function draftsOf(run: readonly TaggedSpan[], text: string): Draft[] {
  const [first, last] = [run[0], run.at(-1)]
  if (!first || !last) return []
  const inner = run.filter(({ role }) => role !== 'say').map(one => draftOf(one, text))
  if (!run.some(({ role }) => role === 'say'))
    return run.length === 1 || first.role !== last.role
      ? inner
      : [{ ...draftOf(first, text), span: between(first.span.at, endOf(last.span)) }]
  const span = closedBrackets(text, trim(text, between(first.span.at, endOf(last.span))))
  const statement: Draft = {
    role: 'statement',
    span,
    confidence: meanContent(run)
  }
  return [statement, ...inner.map(one => (within(one.span, span) ? { ...one, within: statement } : one))]
}

const draftOf = ({ role, span, confidence, content }: TaggedSpan, text: string): Draft => ({
  role: ROLES[role] ?? (role as Role),
  span: closedBrackets(text, trim(text, span)),
  confidence: BY_CONTENT.has(role) ? content : confidence
})

const meanContent = (run: readonly TaggedSpan[]): number =>
  run.reduce((sum, { content, span }) => sum + content * span.length, 0) /
  run.reduce((sum, { span }) => sum + span.length, 0)

/** Takes the bracket or quotation mark along whose other half stands in the stretch. */
function closedBrackets(text: string, span: Span): Span {
  const [words, next] = [sliceOf(text, span), text[endOf(span)]]
  const isUneven = words.split('"').length % 2 === 0
  if (isUneven && text[span.at - 1] === '"') return { at: span.at - 1, length: span.length + 1 }
  const open = next === ')' ? words.lastIndexOf('(') > words.lastIndexOf(')') : next === '"' && isUneven
  return open ? { at: span.at, length: span.length + 1 } : span
}
