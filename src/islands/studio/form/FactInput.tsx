import { inputPath } from '../../../compose/form/facts-of.ts'
import { wordsAt } from '../../../compose/form/form.ts'
import { type FormPath, fieldOf, partOf } from '../../../compose/form/paths.ts'
import { exampleOf, LINE } from '../../../compose/form/table.ts'
import { givenBy } from '../../../compose/form/wearing.ts'
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
  const { store, form, kind, brand, faults } = useForm()
  const place = inputPath(path, at, part)
  const example = exampleOf(kind, fieldOf(path), part === LINE ? partOf(path) : part)
  return (
    <InputBox
      {...{ store, path, at, part, place, name }}
      value={wordsAt(form, path, at, part)}
      example={(brand && givenBy(brand, path)) ?? example}
      isFaulty={faults.some(fault => fault.path === place)}
    />
  )
}
