import type { EmailSource } from '../../email/email.ts'
import { outlineOf } from '../../email/outline/outline.ts'
import { decodeEntities } from '../../email/source/entities.ts'
import type { DesignerContext, Unplaced } from '../designer.ts'
import { type Chip, factsOf } from '../reading/facts.ts'
import { loadModel } from '../reading/model/load.ts'
import { read } from '../reading/read.ts'
import { confirmedFacts } from './confirmed.ts'

/** What an email must say word for word; kind, language and looks are not said in words. */
const SAID: ReadonlySet<Chip['role']> = new Set(['sender', 'offer', 'code', 'deadline', 'item', 'button', 'statement'])
/** More would be the brief once more. */
const MOST = 30

/** A brief, read as the person left it; nothing when it cannot be read: a model does without. */
export async function readingOf(brief: string, context: Pick<DesignerContext, 'today' | 'facts'>) {
  const { today, facts = [] } = context
  return read(brief, { model: await loadModel(), today, facts }).catch(() => undefined)
}

/** The facts that a person confirmed in a form; without one the sure ones of their brief, as they left them. */
export async function factsToKeep(brief: string, context: DesignerContext): Promise<Chip[]> {
  if (context.form?.facts) return confirmedFacts(context.form.facts).slice(0, MOST)
  const reading = await readingOf(brief, context)
  if (!reading) return []
  const added = (context.facts ?? []).filter(({ role, state }) => role === 'statement' && state !== 'dismissed')
  const chips = [...factsOf(reading), ...added.map(fact => ({ ...fact, sure: true }))]
  return chips.filter(({ sure, value }) => sure && value.trim() !== '').slice(0, MOST)
}

/** The facts that the email does not say, each with what puts it in before the footer. */
export function missingFacts(email: EmailSource, facts: readonly Chip[]): Unplaced[] {
  const said = saidIn(email)
  const footer = outlineOf(email).sections.findLast(section => section.type === 'section' && section.kind === 'footer')
  return facts
    .filter(({ role, value }) => SAID.has(role) && !isSaid(said, value, role))
    .map(({ value }) => ({
      text: value,
      reason: 'no-place',
      place: footer ? 'Would go above the footer' : 'Would go at the end',
      operation: { op: 'add', kind: 'text', content: { text: value }, ...(footer && { before: footer.ref }) }
    }))
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
function isSaid({ whole, parts }: ReturnType<typeof saidIn>, fact: string, role: Chip['role']): boolean {
  const wanted = flat(fact)
  if (whole.includes(wanted)) return true
  if (role === 'code') return false
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
