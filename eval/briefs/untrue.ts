import type { EmailText } from '../text/email-text.ts'
import { asShown, bareAddress, isGlue, tokensOf } from '../text/words.ts'
import type { BriefCase } from './case.ts'
import { unmetClaims } from './claims.ts'
import { DAYS, dayKey, isDay } from './days.ts'
import { scoreRelations } from './relations.ts'

/** What is false: a figure, day, name or link that the brief does not have, what was to stand nowhere, a wrong pair, a claim of copy. */
export const SORTS = ['figure', 'day', 'name', 'link', 'wrong', 'pair', 'claim'] as const

/** What an email says that its brief does not have, one entry a statement. */
export function falseStatements(brief: BriefCase, email: EmailText): string[] {
  const texts = [email.subject, email.preheader, ...email.pieces.map(({ text }) => text)]
  const words = (kind: string, found: readonly string[]): string[] =>
    [...new Set(found)].map(each => `${kind}: ${each}`)
  return [
    ...words('figure', inventedFigures(brief.text, texts, countsOf(email))),
    ...words('day', inventedDays(brief.text, texts)),
    ...words('name', inventedNames(brief.text, texts)),
    ...words('link', inventedLinks(brief.text, email)),
    ...words(
      'wrong',
      brief.wrong.filter(wrong => texts.some(text => says(text, wrong)) || isLinked(wrong, email))
    ),
    ...scoreRelations(brief.relations, email).wrong.map(({ type, of }) => `pair: ${type} of ${of}`),
    ...words('claim', unmetClaims(brief, email))
  ]
}

const FIGURE = /\d+(?:[.,:]\d+)*/g
const figuresIn = (text: string): string[] => text.match(FIGURE) ?? []

function inventedFigures(source: string, texts: readonly string[], counts: ReadonlySet<string>): string[] {
  const known = new Set(figuresIn(asShown(source)).flatMap(figure => [figure, figure.replace(/[.,:]/g, '')]))
  const digits = source.replace(/\D/g, '')
  return texts
    .flatMap(figuresIn)
    .filter(figure => !known.has(figure) && !known.has(figure.replace(/[.,:]/g, '')) && !counts.has(figure))
    .filter(figure => figure.length < 7 || !digits.includes(figure))
}

/** A list may say how many it has, and a rating what its stars stand for. */
function countsOf({ pieces }: EmailText): Set<string> {
  const items = new Map<number, Set<string>>()
  for (const { part, item } of pieces) if (item) items.set(part, new Set([...(items.get(part) ?? []), item]))
  const stars = pieces.filter(({ kind, item }) => kind === 'rating' && item).flatMap(({ text }) => figuresIn(text))
  return new Set([...[...items.values()].map(({ size }) => String(size)), ...stars])
}

/** Days and months that the brief does not name in any spelling. "May" is more often a verb. */
function inventedDays(source: string, texts: readonly string[]): string[] {
  const known = new Set(tokensOf(source).flatMap(({ word }) => (isDay(word) ? [dayKey(word)] : [])))
  return texts.flatMap(text => text.match(DAYS) ?? []).filter(day => /^[A-Z]/.test(day) && !known.has(dayKey(day)))
}

const KNOWN_NAMES: ReadonlySet<string> = new Set('i ok rsvp faq faqs pdf p.s ps vat english stone age'.split(' '))

/** Capitalised words inside a sentence that the brief does not have. */
function inventedNames(source: string, texts: readonly string[]): string[] {
  const known = new Set(tokensOf(source).flatMap(({ word }) => [word, word.replace(/s$/, ''), `${word}s`]))
  return texts.flatMap(text =>
    tokensOf(text)
      .filter(({ at }) => /\p{Lu}/u.test(text[at] ?? '') && /[\p{Ll},;] $/u.test(text.slice(Math.max(0, at - 2), at)))
      .map(({ word }) => word)
      .filter(word => !isGlue(word) && !known.has(word) && !KNOWN_NAMES.has(word) && !isDay(word))
  )
}

/** Addresses of links that the brief does not have; tags that a sending service fills in are none. */
function inventedLinks(source: string, email: EmailText): string[] {
  const typed = asShown(source).toLowerCase()
  const digits = source.replace(/\D/g, '')
  return email.pieces
    .flatMap(({ links }) => links.map(({ href }) => href))
    .filter(href => href !== '' && !/^#|\{\{|\*\|/.test(href))
    .filter(href =>
      href.startsWith('tel:')
        ? !digits.includes(href.replace(/\D/g, ''))
        : !typed.includes(bareAddress(href).replace(/\?subject=.*$/, ''))
    )
}

/** Stands this as it is in the text, not as a part of a longer word? Case does not count. */
function says(text: string, wrong: string): boolean {
  const escaped = wrong.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu').test(text)
}

const isLinked = (wrong: string, { pieces }: EmailText): boolean =>
  /\S\.[a-z]{2,}/i.test(wrong) &&
  pieces.some(({ links }) => links.some(({ href }) => bareAddress(href).includes(bareAddress(wrong))))
