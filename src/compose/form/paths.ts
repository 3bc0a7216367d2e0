import type { FieldName } from '../email-facts.ts'
import type { FactGuess } from '../reading/brief-reading.ts'
import { FIELDS, LINE, type PartSpec } from './table.ts'

/** What is read, typed and given back as one: a line (`headline`, `offer.code`), the text, or a list (`things`). */
export type FormPath = FactGuess['path']

/** Fields of one row whose parts are lines by themselves: a correction of the code leaves what it is for. */
const GROUPS = ['sender', 'offer'] as const
type Group = (typeof GROUPS)[number]
const isGroup = (field: FieldName): field is Group => (GROUPS as readonly string[]).includes(field)

/** The paths of a field, in the order of its parts. */
export const pathsOf = (field: FieldName): FormPath[] =>
  isGroup(field) ? Object.keys(FIELDS[field].parts).map(part => `${field}.${part}` as FormPath) : [field]

export const FORM_PATHS: FormPath[] = (Object.keys(FIELDS) as FieldName[]).flatMap(pathsOf)

/** The field that a path is in. */
export const fieldOf = (path: FormPath): FieldName => path.split('.')[0] as FieldName

/** The part of its field that a line is: `code` of `offer.code`. */
export const partOf = (path: FormPath): string => path.split('.')[1] ?? LINE

/** Whether rows can be added to it. */
export const isList = (path: FormPath): boolean => FIELDS[fieldOf(path)].one !== undefined

/** The inputs of a row, by part. A line has one. */
export function inputsOf(path: FormPath): Readonly<Record<string, PartSpec>> {
  const { parts } = FIELDS[fieldOf(path)]
  return isGroup(fieldOf(path)) ? { [LINE]: parts[partOf(path)] as PartSpec } : parts
}
