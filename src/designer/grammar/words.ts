import nlp from 'compromise'

/** Nobody writes longer clauses; tagging text that was pasted would take seconds. In UTF-16 units. */
const LONGEST = 1_000

/** A word of an English text with its parts of speech, as compromise tags them (`Verb`, `PastTense`, `Place`, `FirstName`). */
export interface Word {
  /** Without the signs around it. */
  text: string
  tags: ReadonlySet<string>
}

/** The words of a text, tagged; none for a text too long to be a clause. Money, dates and numbers are words too. */
export function wordsIn(text: string): Word[] {
  if (text.length > LONGEST) return []
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
  text.length > LONGEST ? [] : clean(nlp(text).places().out('array') as string[])

/** People whom a text names. */
export const peopleIn = (text: string): string[] =>
  text.length > LONGEST ? [] : clean(nlp(text).people().out('array') as string[])
