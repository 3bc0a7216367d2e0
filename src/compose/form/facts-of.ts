import { type EmailFacts, type FieldName, noFacts } from '../email-facts.ts'
import { manyFault } from './faults.ts'
import { type Form, kindOf, rowsOf } from './form.ts'
import { type InputFault, judgeRow } from './judge.ts'
import { mostRows } from './limits.ts'
import { FORM_PATHS, type FormPath, isList, partOf, pathsOf } from './paths.ts'
import { entryOf, paragraphsOf } from './rows.ts'
import { FIELD_NAMES, hasPlace, LINE } from './table.ts'

/** Something that is wrong in the form. */
export interface FormFault extends Omit<InputFault, 'part'> {
  /** Of the input, `things.2.price`, or of a whole list, `things`. */
  path: string
}

/**
 * What the email says: each field as it stands, and where a value is faulty, what stood there last. Rows that are not
 * complete, and fields that have no place in the kind, stay out. A kind that nobody knows makes a plain letter.
 */
export function factsOf(form: Form): EmailFacts {
  const kind = kindOf(form) ?? 'letter'
  const shown = FIELD_NAMES.filter(field => hasPlace(kind, field))
  const said = shown.map(field => [field, factOf(form, field)] as const).filter(([, value]) => value !== undefined)
  return { ...noFacts(kind), ...Object.fromEntries(said) }
}

/** What the email would say of one field. */
export function factOf(form: Form, field: FieldName): unknown {
  const paths = pathsOf(field)
  if (paths.length > 1) return entryOf(field, Object.fromEntries(paths.map(path => [partOf(path), lineOf(form, path)])))
  const [path] = paths as [FormPath]
  if (path === 'sentences' || isList(path)) return entriesOf(form, path)
  return lineOf(form, path).trim() || undefined
}

function entriesOf(form: Form, path: FormPath): unknown[] | undefined {
  const all =
    path === 'sentences' ? paragraphsOf(lineOf(form, path)) : completeRows(form, path).map(({ entry }) => entry)
  return all.length > 0 ? all.slice(0, mostRows(path)) : undefined
}

function lineOf(form: Form, path: FormPath): string {
  const [row] = rowsOf(form, path)
  return (row && judgeRow(path, row).good[LINE]) ?? ''
}

/** The rows of a list that make an entry, with where they stand in the form. */
export const completeRows = (form: Form, path: FormPath): { at: number; entry: string | Record<string, string> }[] =>
  rowsOf(form, path).flatMap((row, at) => {
    const { entry } = judgeRow(path, row)
    return entry === undefined ? [] : { at, entry }
  })

/** What is wrong in the form, in its order. */
export const faultsOf = (form: Form): FormFault[] => FORM_PATHS.flatMap(path => faultsIn(form, path))

function faultsIn(form: Form, path: FormPath): FormFault[] {
  const rows = rowsOf(form, path)
  const count = path === 'sentences' ? paragraphsOf(rows[0]?.words[LINE] ?? '').length : completeRows(form, path).length
  const many = isList(path) || path === 'sentences' ? manyFault(path, count) : undefined
  const faults = rows.flatMap((row, at) =>
    judgeRow(path, row).faults.map(({ part, ...fault }) => ({ path: inputPath(path, at, part), ...fault }))
  )
  return many ? [{ path, says: many }, ...faults] : faults
}

/** The path of an input: `things.2.price`, `steps.0`, `headline`. */
export function inputPath(path: FormPath, at: number, part: string): string {
  return [path, ...(isList(path) ? [at] : []), ...(part === LINE ? [] : [part])].join('.')
}
