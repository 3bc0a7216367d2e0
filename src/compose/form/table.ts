import type { FieldName } from '../email-facts.ts'
import type { Kind } from '../kinds.ts'
import FIELD_DATA from './fields.json' with { type: 'json' }
import KIND_DATA from './kinds.json' with { type: 'json' }

/** What a part of a field holds, where not just any words may stand there. */
export type PartType = 'price' | 'link' | 'date' | 'time'

/** The part of a field that is one line, or a list of lines. */
export const LINE = 'line'

/** One input of a field. */
export interface PartSpec {
  /** None where the field's label says it. */
  label?: string
  /** Stands in the input while it is empty, and is never printed. */
  example: string
  type?: PartType
  /** Shown only once it holds something, or is asked for. */
  folded?: boolean
  /** Lines of an input for longer text. */
  lines?: number
  /** What is said where the rest of a row is filled in and this is not. */
  required?: string
}

export interface FieldSpec {
  label: string
  help?: string
  /** A list: the name of one of its rows. */
  one?: string
  /** A list that mostly has one row: the way to another is shown to who is at it. */
  few?: boolean
  parts: Readonly<Record<string, PartSpec>>
}

interface KindSpec {
  /** The kind after "in": `a notice`. */
  in: string
  /** Fields that are shown from the start, in their order; the sender stands above them and the inbox line below. */
  fields: FieldName[]
  /** Fields that have no place in it. All others appear as soon as they hold something. */
  without?: FieldName[]
  labels?: Partial<Record<FieldName, string>>
  ones?: Partial<Record<FieldName, string>>
  /** Parts that are shown from the start here, by their path. */
  unfolded?: string[]
  /** Labels of rows that such an email often has. */
  suggested?: string[]
  /** By path: `headline`, `things.name`. */
  examples: Readonly<Record<string, string>>
}

/** Every field of the form, in the order in which fields stand that a kind does not order. */
export const FIELDS = FIELD_DATA as unknown as Readonly<Record<FieldName, FieldSpec>>
export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[]

const KINDS = KIND_DATA as unknown as Readonly<Record<Kind, KindSpec>>
/** Fields that stand at the same place in every kind. */
const FIXED: readonly FieldName[] = ['sender', 'subject', 'preheader']

/** Whether an email of a kind shows what a field holds. */
export const hasPlace = (kind: Kind, field: FieldName): boolean => !KINDS[kind].without?.includes(field)

/** The fields between sender and inbox line that a kind shows from the start, in their order. */
export const fieldsOf = (kind: Kind): readonly FieldName[] => KINDS[kind].fields

/** The fields that a kind shows once they hold something. */
export const moreFieldsOf = (kind: Kind): FieldName[] =>
  FIELD_NAMES.filter(field => hasPlace(kind, field) && !FIXED.includes(field) && !fieldsOf(kind).includes(field))

/** The words before a field: `Prices` in a sale, `Ordered` in the confirmation of an order. */
export const labelOf = (kind: Kind, field: FieldName): string => KINDS[kind].labels?.[field] ?? FIELDS[field].label

/** What one row of a list is called: `thing`, `story`. */
export const rowName = (kind: Kind, field: FieldName): string => KINDS[kind].ones?.[field] ?? FIELDS[field].one ?? 'row'

/** What an input shows while it is empty. */
export function exampleOf(kind: Kind, field: FieldName, part: string): string {
  const path = part === LINE ? field : `${field}.${part}`
  const label = path === 'rows.label' ? suggestedRows(kind)[0] : undefined
  return KINDS[kind].examples[path] ?? label ?? FIELDS[field].parts[part]?.example ?? ''
}

/** Whether a part waits until it is asked for. */
export const isFolded = (kind: Kind, field: FieldName, part: string): boolean =>
  FIELDS[field].parts[part]?.folded === true && !KINDS[kind].unfolded?.includes(`${field}.${part}`)

/** Labels of details that such an email often has: `Order number`, `Total`. */
export const suggestedRows = (kind: Kind): readonly string[] => KINDS[kind].suggested ?? []

/** A kind as it stands after "in": `a notice`. */
export const kindPhrase = (kind: Kind): string => KINDS[kind].in
