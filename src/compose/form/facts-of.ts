import { type EmailFacts, FactFields, type FieldName, noFacts } from '../email-facts.ts'
import { faultOf, manyFault, mostRows } from './faults.ts'
import { type Form, type FormRow, kindOf, rowsOf } from './form.ts'
import { FORM_PATHS, type FormPath, fieldOf, inputsOf, isList, partOf, pathsOf } from './paths.ts'
import { entryOf, paragraphsOf, type Words } from './rows.ts'
import { FIELD_NAMES, hasPlace, LINE } from './table.ts'

/** Something that is wrong in the form. */
export interface FormFault {
  /** Of the input, `things.2.price`, or of a whole list, `things`. */
  path: string
  /** A sentence that says what to write instead. */
  says: string
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
  if (field === 'sentences')
    return atMost(field, paragraphsOf(goodWords('sentences', rowsOf(form, 'sentences')[0])[LINE] ?? ''))
  const paths = pathsOf(field)
  if (paths.length > 1) return entryOf(field, Object.fromEntries(paths.map(path => [partOf(path), lineOf(form, path)])))
  const [path] = paths as [FormPath]
  return isList(path)
    ? atMost(
        field,
        completeRows(form, path).map(({ entry }) => entry)
      )
    : lineOf(form, path).trim() || undefined
}

const lineOf = (form: Form, path: FormPath) => goodWords(path, rowsOf(form, path)[0])[LINE] ?? ''

function atMost<Each>(field: FieldName, entries: Each[]): Each[] | undefined {
  return entries.length > 0 ? entries.slice(0, mostRows(field, entries)) : undefined
}

/** The rows of a list that make an entry, with where they stand in the form. */
export function completeRows(form: Form, path: FormPath): { at: number; entry: string | Record<string, string> }[] {
  const field = fieldOf(path)
  return rowsOf(form, path).flatMap((row, at) => {
    const entry = entryOf(field, goodWords(path, row))
    return entry !== undefined && FactFields.shape[field].safeParse([entry]).success ? [{ at, entry }] : []
  })
}

/** The words of a row, each faulty one as it last was without a fault. */
function goodWords(path: FormPath, row: FormRow | undefined): Words {
  const words = Object.entries(row?.words ?? {})
  return Object.fromEntries(
    words.map(([part, text]) => [part, faultOf(path, part, text) ? (row?.good?.[part] ?? '') : text])
  )
}

/** What is wrong in the form, in its order. */
export const faultsOf = (form: Form): FormFault[] => FORM_PATHS.flatMap(path => faultsIn(form, path))

function faultsIn(form: Form, path: FormPath): FormFault[] {
  const rows = rowsOf(form, path)
  const entries =
    path === 'sentences'
      ? paragraphsOf(rows[0]?.words[LINE] ?? '')
      : isList(path)
        ? completeRows(form, path).map(({ entry }) => entry)
        : []
  const many = manyFault(path, entries)
  const faults = rows.flatMap((row, at) =>
    rowFaults(path, row).map(({ part, says }) => ({ path: inputPath(path, at, part), says }))
  )
  return many ? [{ path, says: many }, ...faults] : faults
}

function rowFaults(path: FormPath, { words }: FormRow): { part: string; says: string }[] {
  const isBegun = Object.values(words).some(text => text.trim() !== '')
  return Object.entries(inputsOf(path)).flatMap(([part, { required }]) => {
    const text = words[part] ?? ''
    const says = text.trim() === '' ? (isBegun ? required : undefined) : faultOf(path, part, text)
    return says ? [{ part, says }] : []
  })
}

/** The path of an input: `things.2.price`, `steps.0`, `headline`. */
export function inputPath(path: FormPath, at: number, part: string): string {
  return [path, ...(isList(path) ? [at] : []), ...(part === LINE ? [] : [part])].join('.')
}
