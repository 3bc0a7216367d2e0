import { linkUrl } from '../../email/sections/urls.ts'
import type { Splice } from '../../email/source/source.ts'
import { type Claim, type Claims, claimOn } from './claim.ts'
import { wordsOf } from './glyphs.ts'
import { type Occurrence, occurrencesOf, spliced, written } from './occurrences.ts'
import type { Rewrite } from './rewrite.ts'
import type { Aspect, SaidText } from './said-text.ts'
import { isMetaRef } from './said-texts.ts'

/** A fact whose value becomes another. */
export interface Wanted {
  path: string
  before: string
  after: string
}

/** Which addresses a fact is, by the end of its path. */
const ADDRESSES: Record<string, Aspect> = { link: 'link', site: 'link', picture: 'picture' }

/** Words that a text says for a fact. */
export interface Saying {
  text: SaidText
  occurrence: Occurrence
  claim: Claim
}

/** Where texts say the value of a fact: in words, and as addresses where it is one. A code stands in addresses too. */
export function sayingsOf(texts: readonly SaidText[], { path, before }: Wanted, claims: Claims): Saying[] {
  const address = ADDRESSES[path.split('.').at(-1) ?? '']
  const sayings = texts.flatMap((text): Saying[] => {
    const isWords = text.aspect === 'words' || text.aspect === 'alt'
    if (!isWords && text.aspect === address) return isSameAddress(text, before) ? [wholeSaying(text, claims)] : []
    if (!isWords && path !== 'offer.code') return []
    return occurrencesOf(text.glyphs, before).map(occurrence => ({
      text,
      occurrence,
      claim: claimOn(claims, text, occurrence)
    }))
  })
  return withEnvelope(sayings, claims)
}

/** A sum that only one fact has is that of subject and preview line too, where it stands alone. */
function withEnvelope(sayings: Saying[], { hasRivals }: Claims): Saying[] {
  const isSure = sayings.some(({ claim }) => claim === 'ours') && sayings.every(({ claim }) => claim !== 'theirs')
  if (!isSure || hasRivals) return sayings
  return sayings.map(saying => (isMetaRef(saying.text.ref) ? { ...saying, claim: 'ours' as const } : saying))
}

function wholeSaying(text: SaidText, claims: Claims): Saying {
  const occurrence: Occurrence = { from: 0, to: text.glyphs.length, found: wordsOf(text.glyphs), form: 'same' }
  return { text, occurrence, claim: claimOn(claims, text, occurrence) }
}

const bareAddress = (address: string): string =>
  (linkUrl(address.trim()) ?? address.trim()).replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')

const isSameAddress = (text: SaidText, value: string): boolean =>
  value.trim() !== '' && bareAddress(wordsOf(text.glyphs)) === bareAddress(value)

/** The splices that write another value where one is said. */
export function splicesFor({ text, occurrence }: Saying, after: string): Splice[] {
  const { aspect } = text
  const isAddress = aspect === 'link' || aspect === 'picture'
  const isWhole = isAddress && occurrence.from === 0 && occurrence.to === text.glyphs.length
  const next = isWhole && aspect === 'link' ? (linkUrl(after) ?? after) : written(occurrence, after)
  return spliced(text.glyphs, occurrence, next, text.write)
}

/** Texts with other words for all that is said in them. */
export function rewritesOf(sayings: readonly Saying[], after: string): Rewrite[] {
  const splices = new Map<SaidText, Splice[]>()
  for (const saying of sayings)
    splices.set(saying.text, [...(splices.get(saying.text) ?? []), ...splicesFor(saying, after)])
  return [...splices].map(([text, own]) => ({ text, splices: own }))
}
