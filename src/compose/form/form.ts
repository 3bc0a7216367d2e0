import type { Kind } from '../kinds.ts'
import type { Look } from '../look.ts'
import type { BriefReading, FactGuess } from '../reading/brief-reading.ts'
import { type FormPath, fieldOf, isList } from './paths.ts'
import { textOf, type Words, wordsOf } from './rows.ts'
import { LINE } from './table.ts'

/** A row of a field: what stands in its inputs, and what stood there last without a fault, where there is one now. */
export interface FormRow {
  /** Keeps its number while rows are moved and taken out around it. */
  id: number
  words: Words
  good?: Words
}

/** A look that was seen. */
export interface SeenLook {
  seed: number
  /** As the person chose it; nothing where they leave it to brief and seed. */
  look?: Look
}

/**
 * The form beside the email. What was read is kept apart from what the person did, so that a later reading changes nothing of
 * theirs, and what they take back is as it was read.
 */
export interface Form extends SeenLook {
  reading?: BriefReading
  /** The brief that was read: guesses name their places in it. */
  brief?: string
  /** As the person chose it. */
  kind?: Kind
  /** The brand that the person chose, by its id, or that they want none; left open, it goes by who the email is from. */
  brand?: string | null
  /** What the person made of a field; all others stand as they were read. */
  typed: Partial<Record<FormPath, FormRow[]>>
  /** Guesses and sentences that the person has decided on, by their key: of a sentence, the field that it was put into. */
  decided: Record<string, 'taken' | 'dropped' | FormPath>
  /** Looks that can come back, the latest last. */
  looks: SeenLook[]
}

/** A form that says nothing yet. */
export const emptyForm = (seed: number): Form => ({ typed: {}, decided: {}, seed, looks: [] })

/** The form after a reading of its brief: fields that nobody touched say what was read now. */
export const fill = (form: Form, reading: BriefReading, brief = ''): Form => ({ ...form, reading, brief })

/** What was written where a guess was read. */
export const quoteOf = ({ brief = '' }: Form, { from }: Pick<FactGuess, 'from'>): string =>
  brief.slice(from.at, from.at + from.length).trim()

/** By what a guess is known when the brief is read again. */
export const keyOf = ({ path, value }: Pick<FactGuess, 'path' | 'value'>): string => `${path} ${JSON.stringify(value)}`

/** What is read into a field as long as nobody touches it: of a line the first that is sure, of a list all. */
export function standingGuesses({ reading }: Form, path: FormPath): FactGuess[] {
  const sure = reading?.guesses.filter(guess => guess.sure && guess.path === path) ?? []
  return isList(path) || path === 'sentences' ? sure : sure.slice(0, 1)
}

/** Rows as they were read stay the same ones as long as the reading does. */
const known = new WeakMap<BriefReading, Map<FormPath, FormRow[]>>()

/** A field as it was read. */
export function readRows(form: Form, path: FormPath): FormRow[] {
  if (!form.reading) return NONE
  const rows = known.get(form.reading) ?? new Map<FormPath, FormRow[]>()
  const found = rows.get(path) ?? rowsAsRead(form, path)
  known.set(form.reading, rows.set(path, found))
  return found
}

const NONE: FormRow[] = []

function rowsAsRead(form: Form, path: FormPath): FormRow[] {
  const standing = standingGuesses(form, path)
  if (path === 'sentences') {
    const text = textOf(standing.map(({ value }) => value as string))
    return text ? [{ id: 0, words: { [LINE]: text } }] : []
  }
  return standing.map(({ value }, id) => ({ id, words: wordsOf(fieldOf(path), value) }))
}

/** A field as it stands in the form. */
export const rowsOf = (form: Form, path: FormPath): FormRow[] => form.typed[path] ?? readRows(form, path)

/** What stands in one input. */
export const wordsAt = (form: Form, path: FormPath, at = 0, part = LINE): string =>
  rowsOf(form, path)[at]?.words[part] ?? ''

/** What the email is for; nothing while nobody knows. */
export const kindOf = ({ kind, reading }: Form): Kind | undefined => kind ?? reading?.kind

/** Whether a field says nothing. */
export const isEmpty = (form: Form, path: FormPath): boolean =>
  rowsOf(form, path).every(({ words }) => Object.values(words).every(text => text.trim() === ''))

/** Whether a field says something else than was read of it, because the person said so. */
export const isOwn = (form: Form, path: FormPath): boolean =>
  form.typed[path] !== undefined && said(form.typed[path]) !== said(readRows(form, path))

/** Whether a field can go back to how it was read: what it said then, and what was put into it besides. */
export const canGoBack = (form: Form, path: FormPath): boolean =>
  isOwn(form, path) && (readRows(form, path).length > 0 || Object.values(form.decided).includes(path))

const said = (rows: readonly FormRow[]) =>
  JSON.stringify(
    rows.map(({ words }) =>
      Object.entries(words)
        .filter(([, text]) => text !== '')
        .sort()
    )
  )
