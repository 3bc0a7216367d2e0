import { type KeyboardEvent, useState } from 'react'
import { addRow, moveRow, removeRow } from '../../../compose/form/edit.ts'
import { type FormRow, rowsOf } from '../../../compose/form/form.ts'
import { type FormPath, fieldOf, inputsOf } from '../../../compose/form/paths.ts'
import { rowName } from '../../../compose/form/table.ts'
import { focusInput, pathOfElement } from './input-places.ts'
import { useForm } from './view.ts'

const isBlank = ({ words }: FormRow) => Object.values(words).every(text => text.trim() === '')

/** The rows of a list, and what can be done to them by keys and buttons. An empty list has one row to begin with. */
export function useRows(path: FormPath) {
  const { store, form, kind } = useForm()
  const [said, setSaid] = useState('')
  const found = rowsOf(form, path)
  const rows = found.length > 0 ? found : [{ id: 0, words: {} }]
  const first = Object.keys(inputsOf(path))[0]
  const one = rowName(kind, fieldOf(path))

  /** Begins a row: the next one, where that is still empty. */
  function begin(at: number) {
    const next = rows[at]
    if (!next || !isBlank(next)) store.change(now => addRow(now, path, Math.min(at, rowsOf(now, path).length)))
    focusInput(`${path}.${found.length === 0 && at > 0 ? 0 : at}`)
  }

  function move(at: number, to: number, part = first) {
    if (!rows[to]) return
    store.change(now => moveRow(now, path, at, to))
    setSaid(`${rows[at]?.words[first ?? ''] || one}, ${to + 1} of ${rows.length}`)
    focusInput(part === 'line' ? `${path}.${to}` : `${path}.${to}.${part}`)
  }

  function remove(at: number) {
    store.change(now => removeRow(now, path, at))
    focusInput(`${path}.${Math.max(0, Math.min(at, rows.length - 2))}`)
  }

  function onKeyDown(event: KeyboardEvent, at: number) {
    if (event.nativeEvent.isComposing || !pathOfElement(event.target)) return
    const row = rows[at]
    if (event.key === 'Enter' && !event.shiftKey) begin(at + 1)
    else if (event.altKey && event.key === 'ArrowUp') move(at, at - 1, partOfElement(event.target))
    else if (event.altKey && event.key === 'ArrowDown') move(at, at + 1, partOfElement(event.target))
    else if (event.key === 'Backspace' && row && isBlank(row) && found.length > 1) remove(at)
    else return
    event.preventDefault()
  }

  return { rows, one, said, begin, move, remove, onKeyDown }
}

const partOfElement = (element: EventTarget) => (element instanceof HTMLElement ? element.dataset.part : undefined)
