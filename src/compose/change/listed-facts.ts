import type { EmailFacts, FieldName } from '../email-facts.ts'
import { faultOf } from '../form/faults.ts'
import { FORM_PATHS, type FormPath } from '../form/paths.ts'
import { FIELD_NAMES, FIELDS, hasPlace, LINE, labelOf, rowName } from '../form/table.ts'
import { entriesOf, factAt, fieldOf, groupOf, namePart } from './fact-paths.ts'

/** A value that the email says, as it stands in a list. */
export interface ListedValue {
  path: string
  /** Of the value in its field: `Date`. */
  label: string
  value: string
  /** Running text, which needs several lines. */
  isLong: boolean
}

/** Values that belong together: a thing, an occasion, the offer. */
export interface ListedEntry {
  key: string
  /** What it is known by, in a list: `Tomato`. */
  name?: string
  values: ListedValue[]
}

export interface ListedField {
  field: FieldName
  label: string
  entries: ListedEntry[]
}

/** What an email says, field by field in the order of the form, with the labels of its kind. */
export function listedFacts(facts: EmailFacts): ListedField[] {
  const all = entriesOf(facts)
  return FIELD_NAMES.flatMap(field => {
    const own = all.filter(({ path }) => fieldOf(path) === field)
    const groups = [...new Set(own.map(({ path }) => groupOf(path)))]
    const entries = groups.map(group => entryFor(facts, field, group))
    return entries.length > 0 ? [{ field, label: labelOf(facts.kind, field), entries }] : []
  })
}

function entryFor(facts: EmailFacts, field: FieldName, group: string): ListedEntry {
  const own = entriesOf(facts).filter(({ path }) => groupOf(path) === group)
  const rank = (path: string): number => Object.keys(FIELDS[field].parts).indexOf(partOf(path))
  const sorted = own.toSorted((one, other) => rank(one.path) - rank(other.path))
  const part = namePart(field)
  const name = part && factAt(facts, `${group}.${part}`)
  const values = sorted.map(({ path, value }) => listedValue(facts, path, value))
  return { key: group, ...(name && { name }), values }
}

const listedValue = (facts: EmailFacts, path: string, value: string): ListedValue => ({
  path,
  label: factLabel(facts, path),
  value,
  isLong: value.length > 60 || (FIELDS[fieldOf(path) as FieldName].parts[partOf(path)]?.lines ?? 1) > 1
})

/** The part of its field that a value is: `date` of `occasions.0.date`; of a line its own name for that. */
const partOf = (path: string): string => path.split('.').find((part, at) => at > 0 && !/^\d+$/.test(part)) ?? LINE

/** What a value is called where it stands alone: `Date`, `Headline`, `Text`. */
export function factLabel({ kind }: Pick<EmailFacts, 'kind'>, path: string): string {
  const field = fieldOf(path) as FieldName
  return FIELDS[field].parts[partOf(path)]?.label ?? labelOf(kind, field)
}

/** What is wrong with a value, as a sentence that says what to write instead. */
export function factFault(path: string, value: string): string | undefined {
  const part = partOf(path)
  const line = `${fieldOf(path)}.${part}` as FormPath
  return FORM_PATHS.includes(line) ? faultOf(line, LINE, value) : faultOf(fieldOf(path) as FormPath, part, value)
}

/** A fact that the email does not say yet. */
export interface OpenFact {
  path: string
  /** `Code`, `From: Address`, `Another step`. */
  label: string
}

/** Lists of lines grow by one; a first occasion has its date before anything else. */
const GROWING: readonly FieldName[] = ['sentences', 'steps']

/** The facts that could be said besides, one value each. */
export function openFacts(facts: EmailFacts): OpenFact[] {
  const single = FORM_PATHS.filter(path => !Array.isArray(facts[fieldOf(path) as FieldName]))
  const missing = single.filter(path => hasPlace(facts.kind, fieldOf(path) as FieldName) && factAt(facts, path) === '')
  const growing = GROWING.filter(field => hasPlace(facts.kind, field)).map(field => ({
    path: `${field}.${(facts[field] as string[]).length}`,
    label: `Another ${rowName(facts.kind, field) === 'row' ? 'sentence' : rowName(facts.kind, field)}`
  }))
  const thing = { path: `things.${facts.things.length}.name`, label: `Another ${rowName(facts.kind, 'things')}` }
  const things = hasPlace(facts.kind, 'things') ? [thing] : []
  const lines = missing.map(path => ({ path, label: openLabel(facts, path) }))
  return [...lines, ...growing, ...things, ...openDays(facts)]
}

function openLabel(facts: EmailFacts, path: FormPath): string {
  const field = labelOf(facts.kind, fieldOf(path) as FieldName)
  const label = factLabel(facts, path)
  return label === field ? label : `${field}: ${label.toLowerCase()}`
}

/** The first day, else what the days and things of the email do not say yet. */
function openDays(facts: EmailFacts): OpenFact[] {
  if (!hasPlace(facts.kind, 'occasions')) return []
  const days = facts.occasions.length === 0 ? ['date'] : ['date', 'time', 'place', 'note']
  const day = days
    .map(part => `occasions.0.${part}`)
    .filter(path => factAt(facts, path) === '')
    .map(path => ({ path, label: factLabel(facts, path) }))
  const prices = facts.things.flatMap(({ name, price }, at) =>
    price === undefined ? [{ path: `things.${at}.price`, label: `Price of ${name}` }] : []
  )
  return [...day, ...prices.slice(0, 12)]
}
