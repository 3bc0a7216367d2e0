import { faultOf } from './faults.ts'
import { type Form, type FormRow, keyOf, rowsOf, standingGuesses } from './form.ts'
import type { FormPath } from './paths.ts'
import type { Words } from './rows.ts'
import { LINE } from './table.ts'

/** Types into one input. A row that is not there yet is made. */
export function setWords(form: Form, path: FormPath, text: string, at = 0, part = LINE): Form {
  const rows = padded(rowsOf(form, path), at)
  return withRows(form, path, rows.with(at, typedInto(path, rows[at] as FormRow, part, text)))
}

/** The words that stood there last without a fault stay with the row while there is one. */
function typedInto(path: FormPath, row: FormRow, part: string, text: string): FormRow {
  const before = row.words[part] ?? ''
  const { [part]: last = '', ...others } = row.good ?? {}
  const words = { ...row.words, [part]: text }
  if (!faultOf(path, part, text)) return { id: row.id, words, good: others }
  return { id: row.id, words, good: { ...others, [part]: faultOf(path, part, before) ? last : before } }
}

/** Puts a row into a list; where nothing else is said, an empty one at its end. */
export function addRow(form: Form, path: FormPath, at = rowsOf(form, path).length, words: Words = {}): Form {
  const rows = rowsOf(form, path)
  return withRows(form, path, rows.toSpliced(at, 0, { id: nextId(rows), words }))
}

/** Takes a row out of a list. */
export const removeRow = (form: Form, path: FormPath, at: number): Form =>
  withRows(form, path, rowsOf(form, path).toSpliced(at, 1))

/** Moves a row within its list; beyond its ends nothing moves. */
export function moveRow(form: Form, path: FormPath, at: number, to: number): Form {
  const rows = rowsOf(form, path)
  const row = rows[at]
  if (!row || !rows[to] || at === to) return form
  return withRows(form, path, rows.toSpliced(at, 1).toSpliced(to, 0, row))
}

/** Gives a field back as it was read, and offers again what was put into it. What was dropped stays dropped. */
export function reset(form: Form, path: FormPath): Form {
  const { [path]: _, ...typed } = form.typed
  const isOpen = ([key, way]: [string, string]) => way === path || (way === 'taken' && key.startsWith(`${path} `))
  const decided = Object.entries(form.decided).filter(entry => !isOpen(entry))
  return { ...form, typed, decided: Object.fromEntries(decided) }
}

/** Makes a field the person's. What was read into it until now is decided with it, and what is read later is offered. */
export function withRows(form: Form, path: FormPath, rows: FormRow[]): Form {
  const standing = form.typed[path] ? [] : standingGuesses(form, path)
  const decided = Object.fromEntries(standing.map(guess => [keyOf(guess), 'taken' as const]))
  return { ...form, typed: { ...form.typed, [path]: rows }, decided: { ...form.decided, ...decided } }
}

function padded(rows: FormRow[], at: number): FormRow[] {
  return at < rows.length ? rows : padded([...rows, { id: nextId(rows), words: {} }], at)
}

const nextId = (rows: readonly FormRow[]) => Math.max(-1, ...rows.map(({ id }) => id)) + 1
