import type { FieldName } from '../email-facts.ts'
import type { Kind } from '../kinds.ts'
import type { GuessPlace } from '../reading/brief-reading.ts'
import { completeRows, factOf, factsOf } from './facts-of.ts'
import { type Form, isEmpty, kindOf, rowsOf } from './form.ts'
import { undecided } from './offers.ts'
import { FORM_PATHS, fieldOf, isList, partOf, pathsOf } from './paths.ts'
import { wordsOf } from './rows.ts'
import { FIELD_NAMES, FIELDS, fieldsOf, hasPlace, kindPhrase, LINE, labelOf, moreFieldsOf, rowName } from './table.ts'

/** A guess in the words of a line: `Sweet peas, £1.80`, `Until Sunday 15 March`. */
export function guessWords({ path, value }: Pick<GuessPlace, 'path' | 'value'>): string {
  const part = partOf(path)
  const label = PLAIN.has(part) ? undefined : FIELDS[fieldOf(path)].parts[part]?.label
  return [label, entryWords(fieldOf(path), value)].filter(Boolean).join(' ')
}

/** Parts whose words say by themselves what they are. */
const PLAIN = new Set([LINE, 'name', 'what'])
const entryWords = (field: FieldName, value: unknown) => Object.values(wordsOf(field, value)).filter(Boolean).join(', ')

const shownKind = (form: Form): Kind => kindOf(form) ?? 'letter'

/** The fields between sender and inbox line that are shown: the kind's own, then others that hold something. */
export function shownFields(form: Form): FieldName[] {
  const kind = shownKind(form)
  const more = moreFieldsOf(kind).filter(field => pathsOf(field).some(path => form.typed[path] || holds(form, path)))
  return [...fieldsOf(kind), ...more]
}

const holds = (form: Form, path: (typeof FORM_PATHS)[number]) => !isEmpty(form, path) || undecided(form, [path]) > 0

/** The fields that could be added to those that are shown. */
export const addableFields = (form: Form): FieldName[] =>
  moreFieldsOf(shownKind(form)).filter(field => !shownFields(form).includes(field))

/** Of the facts that the kind has no place for, how many, in words: "2 facts have no place in a notice". Empty where all have one. */
export function placelessWords(form: Form): string {
  const kind = shownKind(form)
  const count = placelessFields(form).reduce((sum, field) => sum + countOf(factOf(form, field)), 0)
  if (count === 0) return ''
  return `${count} ${count === 1 ? 'fact has' : 'facts have'} no place in ${kindPhrase(kind)}`
}

/** Fields that hold something the kind has no place for. */
export const placelessFields = (form: Form): FieldName[] =>
  FIELD_NAMES.filter(field => !hasPlace(shownKind(form), field) && factOf(form, field) !== undefined)

/** How many facts a field holds: each row of a list, and any other field as one. */
const countOf = (value: unknown): number => (Array.isArray(value) ? value.length : value === undefined ? 0 : 1)

/** How many facts the email says, the text as one, and how many guesses wait for a decision. */
export function countFacts(form: Form): { said: number; open: number } {
  const { kind, sentences, ...facts } = factsOf(form)
  const said = Object.values(facts).reduce<number>((sum, value) => sum + countOf(value), Math.min(sentences.length, 1))
  const shown = FORM_PATHS.filter(path => hasPlace(kind, fieldOf(path)))
  return { said, open: undecided(form, shown) }
}

/** What is said of the form once it stands still: "9 facts in the email, 2 to decide". */
export function announcementOf(form: Form): string {
  const { said, open } = countFacts(form)
  if (said + open === 0) return ''
  return `${said} ${said === 1 ? 'fact' : 'facts'} in the email${open > 0 ? `, ${open} to decide` : ''}`
}

/** A field in one line, as it stands folded: `3 things, from £2.50`. Empty where it says nothing. */
export function fieldWords(form: Form, field: FieldName): string {
  const [path] = pathsOf(field)
  if (path && isList(path)) return listWords(form, field)
  return pathsOf(field)
    .flatMap(each => rowsOf(form, each)[0]?.words[LINE] || [])
    .join(', ')
}

function listWords(form: Form, field: FieldName): string {
  const [path] = pathsOf(field)
  const rows = path ? completeRows(form, path).map(({ entry }) => entry) : []
  const [first] = rows
  if (rows.length < 2) return first === undefined ? '' : entryWords(field, first)
  const prices = rows.flatMap(row => (typeof row === 'string' ? [] : (row.price ?? [])))
  const lowest = lowestPrice(prices)
  return `${rows.length} ${plural(rowName(shownKind(form), field))}${lowest ? `, from ${lowest}` : ''}`
}

const plural = (noun: string) => (/[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`)

/** The lowest of prices in one currency. */
function lowestPrice(prices: readonly string[]): string | undefined {
  const amountOf = (price: string) => Number.parseFloat(price.replace(/,(?=\d{3})/g, '').replace(/[^\d.]*/, ''))
  const currencies = new Set(prices.map(price => price.replace(/[\d.,\s]/g, '')))
  return currencies.size === 1 ? prices.toSorted((a, b) => amountOf(a) - amountOf(b))[0] : undefined
}

/** A field with the label that stands before it. */
export const shownLabel = (form: Form, field: FieldName): string => labelOf(shownKind(form), field)
