import { inputPath } from '../../../compose/form/facts-of.ts'
import { wordsAt } from '../../../compose/form/form.ts'
import { type FormPath, fieldOf, partOf } from '../../../compose/form/paths.ts'
import { exampleOf, LINE } from '../../../compose/form/table.ts'
import { InputBox } from './InputBox.tsx'
import { useForm } from './view.ts'

export interface FactInputProps {
  path: FormPath
  at?: number
  part?: string
  /** Where no label of its own stands before it. */
  name?: string
}

/** The input of one value of the form. */
export function FactInput({ path, at = 0, part = LINE, name }: FactInputProps) {
  const { store, form, kind, faults } = useForm()
  const place = inputPath(path, at, part)
  return (
    <InputBox
      {...{ store, path, at, part, place, name }}
      value={wordsAt(form, path, at, part)}
      example={exampleOf(kind, fieldOf(path), part === LINE ? partOf(path) : part)}
      isFaulty={faults.some(fault => fault.path === place)}
    />
  )
}
