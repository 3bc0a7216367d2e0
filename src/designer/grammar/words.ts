import nlp from 'compromise'

/** Nobody writes longer clauses; tagging text that was pasted would take seconds. In UTF-16 units. */
const LONGEST = 1_000
const LONGEST_TEXT = 4_000

/** A word of an English text with its parts of speech, as compromise tags them (`Verb`, `PastTense`, `Place`, `FirstName`). */
export interface Word {
  /** Without the signs around it. */
  text: string
  tags: ReadonlySet<string>
}

/** The words of a text, tagged; none for a text too long to be a clause. Money, dates and numbers are words too. */
export function wordsIn(text: string): Word[] {
  if (text.length > LONGEST) return []
  const known = tagged.get(text)
  if (known) return known
  const words = tag(text)
  if (tagged.size >= KEPT) tagged.clear()
  tagged.set(text, words)
  return words
}

/** Each clause of a brief is looked at from several sides; it is tagged once. */
const tagged = new Map<string, Word[]>()
const KEPT = 500

function tag(text: string): Word[] {
  const sentences = nlp(text).json({ text: false, terms: { text: true, tags: true } }) as {
    terms: { text: string; tags: string[] }[]
  }[]
  return sentences
    .flatMap(({ terms }) => terms)
    .filter(term => term.text !== '')
    .map(({ text: word, tags }) => ({ text: word, tags: new Set(tags) }))
}

const clean = (found: string[]): string[] => found.map(name => name.replace(/^[\s(,.'"]+|[\s),.'"!?;:]+$/g, ''))

/** Cities, regions and countries that a text names, as they are spelt there. */
export const placesIn = (text: string): string[] =>
  text.length > LONGEST_TEXT ? [] : clean(nlp(text).places().out('array') as string[])

/** People whom a text names. */
export const peopleIn = (text: string): string[] =>
  text.length > LONGEST_TEXT ? [] : clean(nlp(text).people().out('array') as string[])

/** Parts of speech, the telling before the common; one word has many tags. */
const TELLING = [
  'Place',
  'Person',
  'Money',
  'Date',
  'Value',
  'Pronoun',
  'Possessive',
  'Determiner',
  'Copula',
  'Modal',
  'Imperative',
  'Gerund',
  'PastTense',
  'Infinitive',
  'PresentTense',
  'Preposition',
  'Conjunction',
  'Negative',
  'Adverb',
  'Adjective',
  'Plural',
  'ProperNoun',
  'Noun',
  'Verb'
]

/** The part of speech of each word of a text by where the word begins, in UTF-16 units; none for a text too long for a brief. */
export function partsOfSpeech(text: string): Map<number, string> {
  if (text.length > LONGEST_TEXT) return new Map()
  const sentences = nlp(text).json({ text: false, offset: true, terms: { tags: true, offset: true } }) as {
    terms: { tags: string[]; offset: { start: number } }[]
  }[]
  return new Map(
    sentences
      .flatMap(({ terms }) => terms)
      .map(({ tags, offset }) => [offset.start, TELLING.find(tag => tags.includes(tag)) ?? 'other'])
  )
}
