import type { ReactNode } from 'react'
import { ErrorLine } from '../../ui/ErrorLine.tsx'
import { inputId } from './input-places.ts'
import { useForm } from './view.ts'

export interface EntryLineProps {
  name?: ReactNode
  /** The path of the input that the name is the label of. */
  labels?: string
  /** Stands under the name. */
  below?: ReactNode
  children: ReactNode
}

/** A line of the form: its name, and what is filled in beside it. */
export function EntryLine({ name, labels, below, children }: EntryLineProps) {
  return (
    <div className="entry-line">
      <div className="entry-name">
        {labels ? <label htmlFor={inputId(labels)}>{name}</label> : <span>{name}</span>}
        {below}
      </div>
      <div className="entry-body">{children}</div>
    </div>
  )
}

/** What is wrong with inputs, each under its row. */
export function Faults({ of: paths }: { of: readonly string[] }) {
  const { faults } = useForm()
  const found = faults.filter(({ path }) => paths.includes(path))
  return found.map(({ path, says }) => (
    <ErrorLine key={path} id={`${inputId(path)}-fault`} className="entry-fault">
      {says}
    </ErrorLine>
  ))
}
