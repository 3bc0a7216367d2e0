import type { EmailSource } from '../../email/email.ts'
import { outlineOf } from '../../email/outline/outline.ts'
import { decodeEntities } from '../../email/source/entities.ts'

/** Words that an email is to say. */
export interface Kept {
  words: string
  /** A code, which has one form only; anything else may be said in other words. */
  isExact?: boolean
}

/** The facts that the email does not say. */
export function missingFacts(email: EmailSource, facts: readonly Kept[]): Kept[] {
  const said = saidIn(email)
  return facts.filter(fact => !isSaid(said, fact))
}

/** What an email says: all of it, and each of its parts alone. */
function saidIn(email: EmailSource): { whole: string; parts: string[] } {
  const head = `${email.subject}\n${email.preheader}`
  const parts = outlineOf(email).parts.map(({ start, end }) => textOf(email.html.slice(start, end)))
  return { whole: flat(`${head}\n${textOf(email.html)}`), parts: [head, ...parts].map(flat) }
}

const textOf = (html: string): string => decodeEntities(html.replaceAll(/<[^>]*>/g, ' '))

/** Of a fact's words, so many tell that it is said where others fall away: "until Sunday" may become "Ends Sunday". */
const TELLING = 0.6
/** So many letters tell a word, whatever its ending. */
const STEM = 5
const LINKING =
  /^(?:a|an|and|all|any|are|at|by|each|every|for|from|get|in|is|it|of|off|on|only|or|our|the|their|this|to|until|till|use|we|with|you|your)$/

/**
 * Is a fact said? A code as it stands; of all else the figures, together in one part, and most of the words: a product's name may
 * stand over its picture and its price below, and who writes well says a statement in fewer words.
 */
function isSaid({ whole, parts }: ReturnType<typeof saidIn>, { words: fact, isExact = false }: Kept): boolean {
  const wanted = flat(fact)
  if (whole.includes(wanted)) return true
  if (isExact) return false
  const figures = figuresOf(wanted)
  const isTogether = parts.some(part => isWithin(figures, figuresOf(part)))
  if (figures.length > 1 && isTogether) return true
  const words = stemsOf(wanted)
  const said = new Set(stemsOf(whole))
  const isTold = words.length > 0 && words.filter(word => said.has(word)).length >= words.length * TELLING
  return isTold && isWithin(figures, figuresOf(whole))
}

const isWithin = (some: readonly string[], all: readonly string[]): boolean => some.every(one => all.includes(one))
const figuresOf = (text: string): string[] => text.match(/\d+(?:[.,:]\d+)*/g) ?? []
const stemsOf = (text: string): string[] =>
  (text.match(/\p{L}[\p{L}'’]*/gu) ?? []).filter(word => !LINKING.test(word)).map(word => word.slice(0, STEM))

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().toLowerCase()
