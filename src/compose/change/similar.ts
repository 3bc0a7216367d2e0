import type { Splice } from '../../email/source/source.ts'
import { wordsOf } from './glyphs.ts'
import { spliced } from './occurrences.ts'
import type { Wanted } from './rewrites.ts'
import type { SaidText } from './said-text.ts'
import { sameDateIn } from './same-date.ts'
import { says } from './value-pattern.ts'

/** A text that says a value in part or in other words, and how it would say another one. */
export interface Similar {
  text: SaidText
  now: string
  next: string
  splices: Splice[]
}

/** Texts that say the day of a value in other signs; else those that have most words of a sentence. */
export function similarIn(texts: readonly SaidText[], wanted: Wanted): Similar[] {
  const read = texts.filter(({ aspect }) => aspect === 'words' || aspect === 'alt')
  const dates = read.flatMap(text => sameDate(text, wanted))
  return dates.length > 0 ? dates : likeSentence(read, wanted)
}

function sameDate(text: SaidText, { before, after }: Wanted): Similar[] {
  const words = wordsOf(text.glyphs)
  const found = says(words, before) ? undefined : sameDateIn(words, before, after)
  return found ? [similar(text, words, found, found.next)] : []
}

const similar = (text: SaidText, words: string, place: { from: number; to: number }, next: string): Similar => ({
  text,
  now: words.slice(place.from, place.to),
  next,
  splices: spliced(text.glyphs, place, next, text.write)
})

/** Values of fewer words are found word for word or not at all. */
const SHORTEST = 4
/** So many of the words have to be the same. */
const ALIKE = 0.6

/** The sentence that was made of a value, where no text says the one or the other. */
function likeSentence(texts: readonly SaidText[], { before, after }: Wanted): Similar[] {
  const own = keysOf(before)
  if (own.size < SHORTEST || texts.some(({ glyphs }) => says(wordsOf(glyphs), after))) return []
  const sentences = texts.flatMap(text => sentencesOf(wordsOf(text.glyphs)).map(place => ({ text, ...place })))
  const rated = sentences.map(each => ({ ...each, share: likeness(own, keysOf(each.words)) }))
  const [best] = rated.filter(({ share }) => share >= ALIKE).toSorted((one, other) => other.share - one.share)
  return best ? [similar(best.text, wordsOf(best.text.glyphs), best, after)] : []
}

const keysOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])

/** The share of words that two texts have in common, of all that either has. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter(word => other.has(word)).length
  return common / (one.size + other.size - common)
}

const SENTENCE = /[^.!?…\n\u2029]+[.!?…]*/gu

function sentencesOf(words: string): { from: number; to: number; words: string }[] {
  return [...words.matchAll(SENTENCE)].flatMap(({ 0: found, index }) => {
    const from = index + found.length - found.trimStart().length
    const said = found.trim()
    return said === '' ? [] : [{ from, to: from + said.length, words: said }]
  })
}
