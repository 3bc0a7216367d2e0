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

const NAME =
  'flex flex-wrap content-start gap-x-1 gap-y-0.5 pt-[9px] text-[0.9375rem]/[1.4] font-[550] wrap-anywhere max-sm:pt-0'

/** A line of the form: its name, and what is filled in beside it. */
export function EntryLine({ name, labels, below, children }: EntryLineProps) {
  return (
    <div className="grid grid-cols-[66px_minmax(0,1fr)] gap-x-3 max-sm:grid-cols-1 max-sm:gap-y-1 max-sm:pb-2">
      <div className={name ? NAME : 'max-sm:hidden'}>
        {labels ? <label htmlFor={inputId(labels)}>{name}</label> : <span>{name}</span>}
        {below}
      </div>
      <div className="entry-body grid min-w-0 content-start gap-1.5">{children}</div>
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
