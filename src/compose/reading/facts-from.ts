import { type EmailFacts, type FieldName, noFacts } from '../email-facts.ts'
import type { BriefReading, FactGuess } from './brief-reading.ts'

/** What a reading is sure of, as facts; a kind that is not sure makes a plain letter. */
export const sureFacts = ({ kind = 'letter', guesses }: BriefReading): EmailFacts =>
  guesses.filter(({ sure }) => sure).reduce(withGuess, noFacts(kind))

/** Facts with a guess in its place. A line that stands already is kept; a list grows by one. */
export function withGuess(facts: EmailFacts, { path, value }: Pick<FactGuess, 'path' | 'value'>): EmailFacts {
  const [field, part] = path.split('.') as [FieldName, string?]
  const now = facts[field]
  if (Array.isArray(now)) return { ...facts, [field]: [...now, value] }
  if (part) return { ...facts, [field]: { [part]: value, ...(now as object) } }
  return now === undefined ? { ...facts, [field]: value } : facts
}
