import { endOf, type Found, overlaps, within } from '../entities/found.ts'
import { isContent, type Role, type Span } from '../reading.ts'
import type { Parsed } from '../text/parsed.ts'
import { between, type Draft, type Stage, sliceOf, trim } from './draft.ts'

const WORD = "(?:St|Mt|Dr|Mrs?|Ms)\\.|[\\p{Lu}\\d](?:[\\p{L}\\p{M}\\d'’&!-]|\\.(?=\\p{L}))*"
const JOINT =
  ' (?:of|the|and|for|de|da|do|del|la|le|van|der|den|von|zu|am|u|y|e|og|und|et|in|of the|at the) | ?[&+] ?|[ -]'
const NAME = `(?:${WORD})(?:(?:${JOINT})(?:${WORD})){0,7}`
const NAMES = new RegExp(NAME, 'gu')
/** Words with a capital at the beginning of a sentence that begin no name. */
const LEADS =
  /^(?:signed|from|by|hi|hello|hey|thanks|thank|dear|please|kind|best|many|sincerely|love|cheers|no|yes|company|sender|small|email|mail|newsletter|subject|button|regards|mvh|every|our|we|i)\b[\s,:]*/i
/** How people say who writes, with how sure that is; the name is the group. */
const SAID: readonly [RegExp, number][] = (
  [
    [
      "\\b(?:[Ww]e are|[Ww]e're|[Ii]t's from|its from|[Ii]'m from|I am from|(?:shop|company|business|club|school|cafe|café|restaurant|clinic|studio|firm|charity|brand|gym|salon|bakery|app|newsletter|store|team) (?:is )?(?:called|named|is)|[Ss]ender(?: is)?|[Cc]ompany|[Oo]ur (?:\\p{Ll}+ ){1,2}|name is|on behalf of(?: secretary| the)?|under)(?: the)?",
      0.9
    ],
    ['\\b[Tt]his is(?: for(?: the)?)?', 0.6],
    ['\\b(?:[Ff]rom|[Ff]or|[Aa]t|[Bb]y)(?: the)?', 0.5],
    ['\\b(?:[Ss]ign(?:ed)?(?: it| off)?|[Rr]egards,?)(?: by| from|:|\\n)?', 0.62]
  ] as const
).map(([lead, weight]) => [new RegExp(`${lead} (${NAME})`, 'gu'), weight])
const HERE = new RegExp(`(?<=^|\\n|[.!?] )(${NAME})(?: (?:from|in|at) [\\p{L} ]{2,30})? here\\b`, 'gu')
/** A sentence that is but a name, with its place: "Elaia Kostas, Kalamata." */
const ALONE = new RegExp(`^(${NAME})(?:, \\p{Lu}[\\p{L} ]{2,24})?\\.?$`, 'u')
/** What follows a name that is the same company: "Ltd", "LLC". */
const LEGAL = /^(?:ltd|llc|inc|gmbh|plc|co|corp|bv|ab|oy|as|srl|sa|pvt|pty|llp|chs)\.?$/i
const PUBLIC_MAIL =
  /^(?:gmail|googlemail|yahoo|hotmail|outlook|icloud|gmx|web|proton|protonmail|aol|live|mail|shop|help|app|docs|portal|www|mijn|my|book|booking|tickets|status|support)$/
const FEWEST_LETTERS = 4
const SPELT = 0.85
/** The model takes many a product for its maker: other signs may outweigh it. */
const TAGGED = 0.93
/** How a sign for "and" is spelt in addresses. */
const ANDS = ['and', '', 'og', 'und', 'et', 'y', 'e', 'en', 'n']
/** What names nobody: orders, wishes, what stands on buttons. */
const NAMELESS: ReadonlySet<Role> = new Set(['order', 'style', 'part', 'button', 'quote'])

/** Who sends: a labelled line, what was classified so, what the brief says of itself, and the name that the sender's own address spells. One at most. */
export const sender: Stage = (drafts, parsed) => {
  const { text } = parsed.view
  const tagged = drafts
    .filter(({ role }) => role === 'sender')
    .map(one => ({ ...one, span: clean(one.span, parsed), confidence: one.confidence * (one.label ? 1 : TAGGED) }))
  const hosts = hostsOf(drafts, parsed)
  const candidates = [
    ...tagged,
    ...saidIn(drafts, parsed),
    ...spelledBy(hosts, drafts, parsed).filter(one => !tagged.some(other => within(one.span, other.span)))
  ]
  const chosen = candidates
    .map(one => ({ ...one, confidence: sureness(one, candidates, hosts, text) }))
    .map(one => ({ ...one, confidence: hasTrade(one, drafts) ? 1 - (1 - one.confidence) * 0.6 : one.confidence }))
    .sort((a, b) => b.confidence - a.confidence || a.span.at - b.span.at)[0]
  const others = drafts.filter(one => one.role !== 'sender')
  if (!chosen) return others
  const covered = (one: Draft) => isContent(one.role) && within(one.span, chosen.span) && one.role !== 'signature'
  const rest = others.filter(one => !covered(one))
  const holder = rest.find(one => one.role === 'statement' && within(chosen.span, one.span))
  return [...rest, { ...chosen, role: 'sender', ...(holder && { within: holder }) }]
}

/** A name ends before the comma that a place or a number follows, and begins behind "by" and dates: "Doyle Agri, Tullow". */
function clean(span: Span, { view: { text }, found }: Parsed): Span {
  const dates = found.filter(one => one.kind === 'date' && one.span.at <= span.at + 2 && endOf(one.span) > span.at)
  const from = Math.max(span.at, ...dates.map(one => endOf(one.span)))
  const words = sliceOf(text, between(from, endOf(span)))
  const lead = (/^.*\bby (?=\p{Lu})/u.exec(words) ?? LEADS.exec(words))?.[0].length ?? 0
  const comma = /,(?! ?(?:and|&)\b)/.exec(words.slice(lead))
  const end =
    comma && comma.index > 2 && !/ (?:and|&) /.test(words.slice(lead + comma.index)) ? lead + comma.index : words.length
  const name = trim(text, { at: from + lead, length: end - lead })
  return name.length > 1 ? name : span
}

function saidIn(drafts: readonly Draft[], { view: { text }, found, sentences }: Parsed): Draft[] {
  const said = [...SAID, [HERE, 0.9] as const].flatMap(([pattern, weight]) =>
    [...text.matchAll(pattern)].map(match => {
      const words = match[1] ?? ''
      return {
        role: 'sender' as const,
        span: trim(text, { at: match.index + match[0].lastIndexOf(words), length: words.length }),
        confidence: weight
      }
    })
  )
  const alone = sentences.flatMap(({ span }) => {
    const name = ALONE.exec(sliceOf(text, span))?.[1]
    return name && !LEADS.test(name)
      ? [{ role: 'sender' as const, span: { at: span.at, length: name.length }, confidence: 0.62 }]
      : []
  })
  return [...said, ...alone].filter(
    ({ span }) => span.length > 2 && mayName(drafts, span, found) && /\p{L}{2}/u.test(sliceOf(text, span))
  )
}

const mayName = (drafts: readonly Draft[], span: Span, found: readonly Found[]): boolean =>
  !found.some(one => one.kind !== 'reference' && one.kind !== 'code' && overlaps(one.span, span)) &&
  drafts.every(
    one => !overlaps(one.span, span) || !(NAMELESS.has(one.role) || (one.role === 'note' && one.confidence === 1))
  )

const squash = (words: string): string =>
  words
    .normalize('NFD')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\d]/gu, '')

/** The names in addresses of the brief that are its own: "karaburunmarina" of berthing@karaburunmarina.example. */
function hostsOf(drafts: readonly Draft[], { found, view: { text } }: Parsed): string[] {
  const isOwn = ({ kind, span }: Found) =>
    (kind === 'email' || kind === 'url') && !drafts.some(one => one.role === 'order' && within(span, one.span))
  const hosts = found.filter(isOwn).flatMap(({ span, kind, value }) => {
    const host =
      kind === 'email' ? sliceOf(text, span).split('@')[1] : value.replace(/^https?:\/\//, '').split(/[/?#:]/)[0]
    return (host ?? '').split('.').slice(0, -1)
  })
  return [...new Set(hosts)].filter(part => part.length >= FEWEST_LETTERS && !PUBLIC_MAIL.test(part)).map(squash)
}

/** Names in the text that one of its own addresses spells, cut to the words that do. */
function spelledBy(hosts: readonly string[], drafts: readonly Draft[], { view: { text }, found }: Parsed): Draft[] {
  if (hosts.length === 0) return []
  return [...text.matchAll(NAMES)].flatMap(({ 0: words, index }): Draft[] => {
    const spelt = hosts.map(host => speltPart(words, host)).sort((a, b) => b - a)[0] ?? 0
    const span = { at: index, length: spelt }
    const isFree =
      !drafts.some(one => one.role === 'order' && overlaps(one.span, span)) &&
      !found.some(one => overlaps(one.span, span))
    return spelt > 0 && isFree ? [{ role: 'sender', span, confidence: SPELT }] : []
  })
}

/** How much of a name a host spells: all of its first words, with "Ltd" after them. 0 when it spells something else. */
function speltPart(name: string, host: string): number {
  const words = [...name.matchAll(/[^\s]+/g)]
  const ends = words.map(({ 0: word, index }) => index + word.length)
  const spelt = ends.findLast((end, at) => {
    const written = squash(name.slice(0, end))
    const sofar =
      ANDS.map(and => squash(name.slice(0, end).replaceAll('&', and))).find(one => host.startsWith(one)) ?? written
    return (
      sofar.length >= FEWEST_LETTERS &&
      (host === sofar || (host.startsWith(sofar) && (at > 0 || host.length < sofar.length + 4 || sofar.length > 6)))
    )
  })
  const next = spelt === undefined ? undefined : words[ends.indexOf(spelt) + 1]
  return next && LEGAL.test(next[0]) ? next.index + next[0].length : (spelt ?? 0)
}

/** A name is surer when another sign names it as well, and when the sender's own address spells it. */
function sureness(one: Draft, all: readonly Draft[], hosts: readonly string[], text: string): number {
  const words = sliceOf(text, one.span)
  const name = squash(words)
  const agree = all.some(other => other.span.at !== one.span.at && agrees(squash(sliceOf(text, other.span)), name))
  const confirmed = all.some(
    other => other !== one && other.confidence !== one.confidence && overlaps(other.span, one.span)
  )
  const spelt = hosts.some(host => speltPart(words, host) > 0)
  return 1 - (1 - one.confidence) * (agree ? 0.7 : 1) * (confirmed ? 0.7 : 1) * (spelt ? 0.3 : 1)
}

/** "Oak, a bakery in Leeds": who is said what they are right after their name. */
const hasTrade = ({ span }: Draft, drafts: readonly Draft[]): boolean =>
  drafts.some(one => one.role === 'trade' && one.span.at >= endOf(span) && one.span.at - endOf(span) < 6)

const agrees = (a: string, b: string): boolean => a === b && a.length >= FEWEST_LETTERS
