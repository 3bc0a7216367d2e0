import { endOf, overlaps, within } from '../entities/found.ts'
import { logit } from '../model/calibration.ts'
import type { Role, Span } from '../reading.ts'
import type { Parsed } from '../text/parsed.ts'
import { between, type Draft, sliceOf, trim } from './draft.ts'
import { hostsIn, spelt, squash } from './spelt.ts'

type Features = Record<string, number>

/** A stretch that may name who sends, and what is seen of it. */
export interface Candidate {
  span: Span
  features: Features
}

const WORD = /(?:St|Mt|Dr|Mrs?|Ms)\.|[\p{L}\p{M}\d](?:[\p{L}\p{M}\d'’&!-]|\.(?=\p{L}))*|[&+]/gu
const NAMED = /^[\p{Lu}\d]/u
/** Small words that stand inside names. */
const JOINTS = new Set(
  'of the and for de da do del la le van der den von zu am u y e og und et in at on & +'.split(' ')
)
/** Letters that make no difference, and that are near. */
const [AT_ONCE, SOON] = [3, 60]
/** No name has more words, and no brief more names that are worth a look. */
const [MOST_WORDS, MOST_CANDIDATES] = [7, 600]
/** What surely names nobody: orders, what stands on buttons, wishes for looks. */
const NAMELESS: ReadonlySet<Role> = new Set(['order', 'button', 'style', 'part'])
/** Roles in whose words a name may stand that is or is not the sender's. */
const AROUND: readonly Role[] =
  'request audience note statement item session topic trade signature author quote offer'.split(' ') as Role[]

interface Word extends Span {
  text: string
}

/** What may name who sends: names of the text, whole or in part, and what the model takes for one. */
export function candidatesIn(drafts: readonly Draft[], parsed: Parsed): Candidate[] {
  const { text } = parsed.view
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ text: word, at: index, length: word.length }))
  const tagged = drafts.filter(({ role }) => role === 'sender')
  const named = [...tagged.map(one => beforePlace(trim(text, one.span), text)), ...namesIn(words, text)]
  const spans = freeSpans(named, drafts, parsed)
  const hosts = hostsIn(drafts, parsed)
  const names = spans.map(span => squash(sliceOf(text, span)))
  return spans.map((span, at) => {
    const best = spelt(sliceOf(text, span), hosts)
    return {
      span,
      features: {
        ...seenOf(span, parsed),
        ...besideOf(span, words, text),
        ...takenFor(span, drafts, tagged),
        again: Math.log(names.filter(name => name === names[at]).length),
        hosts: Number(hosts.length > 0),
        spelt: best,
        isHost: Number(best === 1)
      }
    }
  })
}

/** A name ends before the comma that a place follows: "Doyle Agri, Tullow", but "Hall, Hall & Co". */
export function beforePlace(span: Span, text: string): Span {
  const [name = '', ...rest] = sliceOf(text, span).split(',')
  const goesOn = rest.some(words => words.includes('&') || words.includes(' and '))
  return rest.length > 0 && name.length > 2 && !goesOn ? { at: span.at, length: name.length } : span
}

/** Each stretch once, of those that are words and in which nothing stands that has a form of its own. */
function freeSpans(spans: readonly Span[], drafts: readonly Draft[], { view: { text }, found }: Parsed): Span[] {
  const blocked = [
    ...drafts.filter(one => NAMELESS.has(one.role)).map(({ span }) => span),
    ...found.filter(({ kind }) => kind !== 'reference' && kind !== 'date' && kind !== 'time').map(({ span }) => span)
  ]
  const known = new Map(spans.map(span => [`${span.at} ${span.length}`, span]))
  return [...known.values()]
    .slice(0, MOST_CANDIDATES)
    .filter(span => /\p{L}{2}/u.test(sliceOf(text, span)) && !blocked.some(one => overlaps(one, span)))
}

/** Every run of words that begins and ends with a capital or a figure, and has nothing but small joining words between. */
function namesIn(words: readonly Word[], text: string): Span[] {
  const spans: Span[] = []
  for (const [first, word] of words.entries()) {
    if (!NAMED.test(word.text)) continue
    for (let last = first; last < Math.min(words.length, first + MOST_WORDS); last++) {
      const one = words[last]!
      if (last > first && text.slice(endOf(words[last - 1]!), one.at).replace(' ', '') !== '') break
      if (NAMED.test(one.text)) spans.push(between(word.at, endOf(one)))
      else if (!JOINTS.has(one.text)) break
    }
  }
  return spans
}

/** What is seen of a stretch by itself, and where it stands. */
function seenOf(span: Span, { view: { text }, sentences, lines, found }: Parsed): Features {
  const words = sliceOf(text, span)
  const names = words.toLowerCase().split(/[\s-]+/)
  const sentence = sentences.find(one => within(span, one.span))?.span
  const row = lines.find(one => within(span, one.span))
  const line = row?.body
  return {
    one: 1,
    [`ends ${names.at(-1)}`]: 1,
    [`begins ${names[0]}`]: 1,
    [`words ${names.length}`]: 1,
    ...Object.fromEntries(names.slice(1, -1).map(word => [`has ${word}`, 1])),
    small: Number(!NAMED.test(words)),
    endsSmall: Number(!NAMED.test(words.slice(words.lastIndexOf(' ') + 1))),
    loud: Number(words.length > 3 && words === words.toUpperCase()),
    figure: Number(/\d/.test(words)),
    dated: Number(found.some(one => overlaps(one.span, span))),
    at: span.at / text.length,
    first: Number(span.at < AT_ONCE),
    early: Number(span.at < SOON),
    last: Number(text.length - endOf(span) < AT_ONCE),
    late: Number(text.length - endOf(span) < SOON),
    sentence: Number(sentence?.at === span.at),
    alone: Number(sentence !== undefined && sentence.length - span.length < AT_ONCE),
    label: Number(row?.label !== undefined && overlaps(row.label, span)),
    line: Number(line?.at === span.at),
    lineAlone: Number(line !== undefined && line.length - span.length < AT_ONCE)
  }
}

/** The words and signs right before and behind a stretch, and whether a name goes on there. */
function besideOf(span: Span, words: readonly Word[], text: string): Features {
  const before = words.findLastIndex(one => endOf(one) <= span.at)
  const after = words.findIndex(one => one.at >= endOf(span))
  const wordAt = (at: number, none: string): string => words[at]?.text.toLowerCase() ?? none
  const gap = text.slice(before < 0 ? 0 : endOf(words[before]!), span.at)
  const [next, following] = after < 0 ? [] : words.slice(after, after + 2)
  const isNear = next !== undefined && next.at - endOf(span) < 2
  return {
    [`before ${wordAt(before, 'start')}`]: 1,
    [`before ${wordAt(before - 1, '')} ${wordAt(before, 'start')}`]: 1,
    [`after ${next?.text.toLowerCase() ?? 'end'}`]: 1,
    [`sign ${text.slice(endOf(span), endOf(span) + 2).replace(' ', '')[0] ?? ''}`]: 1,
    divided: Number(gap.trim() !== '' || gap.includes('\n')),
    behind: Number(gap.length < 2 && before >= 0 && NAMED.test(words[before]!.text)),
    goes: Number(isNear && (next.text === '&' || NAMED.test(next.text))),
    goesOn: Number(isNear && JOINTS.has(next.text) && following !== undefined && NAMED.test(following.text))
  }
}

/** What the model takes it, and what stands around it, for. */
function takenFor(span: Span, drafts: readonly Draft[], tagged: readonly Draft[]): Features {
  const brand = tagged.find(one => overlaps(one.span, span))
  const isExact = brand?.span.at === span.at && endOf(brand.span) === endOf(span)
  const isTraded = drafts.some(
    ({ role, span: one }) => role === 'trade' && one.at >= endOf(span) && one.at - endOf(span) < 6
  )
  const around = AROUND.filter(role => drafts.some(one => one.role === role && overlaps(one.span, span)))
  const sure = brand ? logit(Math.min(0.98, brand.confidence)) / 2 : 0
  return {
    ...(brand && { [isExact ? 'exact' : within(span, brand.span) ? 'part' : 'more']: 1, sure }),
    ...(isExact && { exactSure: sure }),
    labelled: Number(isExact && brand.label !== undefined),
    anywhere: Number(!brand && tagged.length > 0),
    trade: Number(isTraded),
    ...Object.fromEntries(around.map(role => [`in ${role}`, 1]))
  }
}
