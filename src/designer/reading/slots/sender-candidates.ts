import { endOf, type Found, overlaps, within } from '../entities/found.ts'
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
const LETTERS = /[\p{L}'’]+/gu
/** Letters that make no difference, that are near, and that are looked at beside a name. */
const [AT_ONCE, SOON, REACH] = [3, 60, 40]
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
  const tagged = drafts.filter(({ role }) => role === 'sender')
  const spans = freeSpans(
    [...tagged.map(one => beforePlace(trim(text, one.span), text)), ...namesIn(text)],
    drafts,
    parsed
  )
  const hosts = hostsIn(drafts, parsed)
  const names = spans.map(span => squash(sliceOf(text, span)))
  return spans.map((span, at) => ({
    span,
    features: {
      ...seenOf(span, parsed),
      ...besideOf(span, parsed),
      ...takenFor(span, drafts, tagged),
      again: Math.log(names.filter(name => name === names[at]).length),
      ...hostFeatures(sliceOf(text, span), hosts)
    }
  }))
}

/** A name ends before the comma that a place follows: "Doyle Agri, Tullow", but "Hall, Hall & Co". */
export function beforePlace(span: Span, text: string): Span {
  const name = /^[^,]{3,}(?=,(?!.*(?:&|\band\b)))/.exec(sliceOf(text, span))?.[0]
  return name ? { at: span.at, length: name.length } : span
}

/** Each stretch once, of those that are words and in which nothing stands that has a form of its own. */
function freeSpans(spans: readonly Span[], drafts: readonly Draft[], { view: { text }, found }: Parsed): Span[] {
  const blocked = blockedBy(drafts, found)
  const known = new Map(spans.map(span => [`${span.at} ${span.length}`, span]))
  return [...known.values()]
    .slice(0, MOST_CANDIDATES)
    .filter(span => /\p{L}{2}/u.test(sliceOf(text, span)) && !blocked.some(one => overlaps(one, span)))
}

const blockedBy = (drafts: readonly Draft[], found: readonly Found[]): Span[] => [
  ...drafts.filter(one => NAMELESS.has(one.role)).map(({ span }) => span),
  ...found.filter(({ kind }) => kind !== 'reference' && kind !== 'date' && kind !== 'time').map(({ span }) => span)
]

/** Every run of words that begins and ends with a capital or a figure, and has nothing but small joining words between. */
function namesIn(text: string): Span[] {
  const words = [...text.matchAll(WORD)].map(
    ({ 0: word, index }): Word => ({ text: word, at: index, length: word.length })
  )
  const spans: Span[] = []
  for (const [first, word] of words.entries()) {
    if (!NAMED.test(word.text)) continue
    for (let last = first; last < Math.min(words.length, first + MOST_WORDS); last++) {
      const [one, before] = [words[last]!, words[last - 1]]
      if (last > first && before && !/^ ?$/.test(text.slice(endOf(before), one.at))) break
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
function besideOf(span: Span, { view: { text } }: Parsed): Features {
  const before = text.slice(Math.max(0, span.at - REACH), span.at)
  const after = text.slice(endOf(span), endOf(span) + REACH)
  const sign = /[^\p{L}\s]\s*$|\n\s*$/u.test(before)
  const [earlier, last] = ['', '', ...(before.toLowerCase().match(LETTERS) ?? ['start'])].slice(-2)
  const next = after.toLowerCase().match(LETTERS)?.[0] ?? 'end'
  return {
    [`before ${last}`]: 1,
    [`before ${earlier} ${last}`]: 1,
    [`after ${next}`]: 1,
    [`sign ${/^ ?(.?)/s.exec(after)?.[1]}`]: 1,
    divided: Number(sign),
    behind: Number(/\p{Lu}[\p{L}\d]*\s?$/u.test(before)),
    goes: Number(/^ ?[\p{Lu}&]/u.test(after)),
    goesOn: Number(/^ (?:of|the|and|for|de) \p{Lu}/u.test(after))
  }
}

/** What the model takes it, and what stands around it, for. */
function takenFor(span: Span, drafts: readonly Draft[], tagged: readonly Draft[]): Features {
  const brand = tagged.find(one => overlaps(one.span, span))
  const isExact = brand && brand.span.at === span.at && endOf(brand.span) === endOf(span)
  const trade = drafts.some(
    ({ role, span: one }) => role === 'trade' && one.at >= endOf(span) && one.at - endOf(span) < 6
  )
  const around = AROUND.filter(role => drafts.some(one => one.role === role && overlaps(one.span, span)))
  return {
    ...(brand && {
      [isExact ? 'exact' : within(span, brand.span) ? 'part' : 'more']: 1,
      sure: logit(Math.min(0.98, brand.confidence)) / 2
    }),
    ...(isExact && { exactSure: logit(Math.min(0.98, brand.confidence)) / 2 }),
    labelled: Number(brand?.label !== undefined && isExact === true),
    anywhere: Number(!brand && tagged.length > 0),
    trade: Number(trade),
    ...Object.fromEntries(around.map(role => [`in ${role}`, 1]))
  }
}

function hostFeatures(name: string, hosts: readonly string[]): Features {
  const best = spelt(name, hosts)
  return { hosts: Number(hosts.length > 0), spelt: best, isHost: Number(best === 1) }
}
