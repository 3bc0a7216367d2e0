import { overlaps, within } from '../entities/found.ts'
import { isContent } from '../reading.ts'
import type { Parsed } from '../text/parsed.ts'
import { type Draft, type Stage, sliceOf, trim } from './draft.ts'

const WORD = "[\\p{Lu}\\d][\\p{L}\\p{M}\\d'’.&!-]*"
const NAME = `${WORD}(?:(?: (?:of|the|and|&|\\+|for|de|da|do|del|la|le|van|der|von|zu|am|u|y|e|og|und|et|in) |[ &+-]+)${WORD}){0,7}`
/** How people say who writes; the name is the group. */
const SAID = [
  `\\b(?:[Ww]e are|[Ww]e're|[Tt]his is|[Ii]'m from|I am from|(?:shop|company|business|club|school|cafe|restaurant|clinic|studio|firm|name|charity|brand) (?:is )?(?:called|named|is)|on behalf of(?: secretary)?|under|as) (?:the )?(${NAME})`,
  `(?:^|\\n|[.!?] )(${NAME})(?:,? [\\p{L} ]{0,30})? here\\b`,
  `\\b(?:signed?(?: off)?|regards,?\\n(?:.{2,40}\\n)?)(?: by| from|:)? (${NAME})`,
  `\\b(?:from|for|at|by) (?:the )?(${NAME})`
].map(pattern => new RegExp(pattern, 'gu'))
const WEIGHTS = [0.92, 0.9, 0.5, 0.55]
const PUBLIC_MAIL = /^(?:gmail|googlemail|yahoo|hotmail|outlook|icloud|gmx|web|proton|protonmail|aol|live)$/
const FEWEST_LETTERS = 4

/** Who sends: a labelled line, what was classified so, what the brief says of itself, and the name that the sender's own address spells. One at most. */
export const sender: Stage = (drafts, parsed) => {
  const { text } = parsed.view
  const tagged = drafts.filter(({ role }) => role === 'sender')
  const candidates = [...tagged, ...saidIn(drafts, parsed)]
  const hosts = hostsOf(drafts, parsed)
  const best = candidates
    .map(one => ({ ...one, confidence: sureness(one, candidates, hosts, text) }))
    .sort((a, b) => b.confidence - a.confidence || a.span.at - b.span.at)[0]
  const spelt = spelledBy(hosts, parsed, drafts)
  const chosen = spelt && (!best || best.confidence < spelt.confidence) ? spelt : best
  const others = drafts.filter(
    one =>
      one.role !== 'sender' &&
      !(chosen && one.role !== 'statement' && isContent(one.role) && within(one.span, chosen.span))
  )
  if (!chosen) return others
  const holder = others.find(one => one.role === 'statement' && within(chosen.span, one.span))
  const inAside = others.filter(one => holder && one === holder && holder.span.length === chosen.span.length)
  return [
    ...others.filter(one => !inAside.includes(one)),
    { ...chosen, ...(holder && !inAside.includes(holder) && { within: holder }) }
  ]
}

function saidIn(drafts: readonly Draft[], { view: { text } }: Parsed): Draft[] {
  return SAID.flatMap((pattern, place) =>
    [...text.matchAll(pattern)].flatMap(match => {
      const words = match[1] ?? ''
      const span = trim(text, { at: match.index + match[0].lastIndexOf(words), length: words.length })
      if (drafts.some(one => one.role === 'order' && overlaps(one.span, span)) || span.length < 3) return []
      const taken = drafts.some(
        one =>
          one.role !== 'sender' &&
          one.role !== 'statement' &&
          one.role !== 'request' &&
          one.role !== 'signature' &&
          one.role !== 'audience' &&
          overlaps(one.span, span)
      )
      return [{ role: 'sender' as const, span, confidence: (WEIGHTS[place] ?? 0.5) - (taken ? 0.3 : 0) }]
    })
  )
}

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
  const own = found.filter(
    ({ kind, span }) =>
      (kind === 'email' || kind === 'url') && !drafts.some(one => one.role === 'order' && within(span, one.span))
  )
  return own.flatMap(({ span, kind, value }) => {
    const host =
      kind === 'email' ? sliceOf(text, span).split('@')[1] : value.replace(/^https?:\/\//, '').split(/[/?#:]/)[0]
    const parts = (host ?? '')
      .split('.')
      .slice(0, -1)
      .filter(part => part.length > 3 && part !== 'www' && !PUBLIC_MAIL.test(part))
    return parts.map(squash)
  })
}

/** The words of the text that spell the name of one of its own addresses. */
function spelledBy(hosts: readonly string[], { view: { text } }: Parsed, drafts: readonly Draft[]): Draft | undefined {
  if (hosts.length === 0) return undefined
  const names = [...text.matchAll(new RegExp(NAME, 'gu'))].map(({ 0: words, index }) =>
    trim(text, { at: index, length: words.length })
  )
  const spelt = names.find(
    span =>
      hosts.some(host => isSpelt(squash(sliceOf(text, span)), host)) &&
      !drafts.some(one => one.role === 'order' && overlaps(one.span, span))
  )
  return spelt ? { role: 'sender', span: spelt, confidence: 0.8 } : undefined
}

const isSpelt = (name: string, host: string): boolean =>
  name.length >= FEWEST_LETTERS &&
  (name === host || host.includes(name) || (host.length >= FEWEST_LETTERS + 2 && name.includes(host)))

/** A name is surer when another sign names it as well, and when the sender's own address spells it. */
function sureness(one: Draft, all: readonly Draft[], hosts: readonly string[], text: string): number {
  const name = squash(sliceOf(text, one.span))
  const doubt = 1 - one.confidence
  const agree = all.some(
    other => other !== one && !overlaps(other.span, one.span) && agrees(squash(sliceOf(text, other.span)), name)
  )
  const confirmed = all.some(other => other !== one && overlaps(other.span, one.span))
  const spelt = hosts.some(host => isSpelt(name, host))
  return 1 - doubt * (agree ? 0.6 : 1) * (confirmed ? 0.6 : 1) * (spelt ? 0.25 : 1)
}

const agrees = (a: string, b: string): boolean =>
  a === b || (a.length >= FEWEST_LETTERS && b.startsWith(a)) || (b.length >= FEWEST_LETTERS && a.startsWith(b))
