import { faultOf } from './faults.ts'
import type { FormRow } from './form.ts'
import { type FormPath, fieldOf, inputsOf } from './paths.ts'
import { entryOf, type Words } from './rows.ts'

/** What is wrong with one input of a row. */
export interface InputFault {
  part: string
  /** A sentence that says what to write instead. */
  says: string
  /** The rest of its row is filled in, and this is not. */
  isMissing?: boolean
}

/** A row as the email takes it. */
export interface JudgedRow {
  /** Its words, each faulty one as it last was without a fault. */
  good: Words
  /** Nothing where it is empty or misses something. */
  entry: string | Record<string, string> | undefined
  faults: readonly InputFault[]
}

/** Most rows are the same at the next key. */
const known = new WeakMap<FormRow, JudgedRow>()

/** What the email takes of a row, and what is wrong with it. */
export function judgeRow(path: FormPath, row: FormRow): JudgedRow {
  const found = known.get(row) ?? judged(path, row)
  known.set(row, found)
  return found
}

function judged(path: FormPath, row: FormRow): JudgedRow {
  const faults = faultsIn(path, row.words)
  const faulty = faults.map(({ part }) => [part, row.good?.[part] ?? ''])
  const good = { ...row.words, ...Object.fromEntries(faulty) }
  const misses = Object.entries(inputsOf(path)).some(([part, { required }]) => required && !good[part]?.trim())
  return { good, entry: misses ? undefined : entryOf(fieldOf(path), good), faults }
}

function faultsIn(path: FormPath, words: Words): InputFault[] {
  const isBegun = Object.values(words).some(text => text.trim() !== '')
  return Object.entries(inputsOf(path)).flatMap(([part, { required }]): InputFault[] => {
    const text = words[part] ?? ''
    if (text.trim() === '') return isBegun && required ? [{ part, says: required, isMissing: true }] : []
    const says = faultOf(path, part, text)
    return says ? [{ part, says }] : []
  })
}
