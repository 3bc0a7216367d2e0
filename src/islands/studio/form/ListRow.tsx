import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useState } from 'react'
import { inputPath } from '../../../compose/form/facts-of.ts'
import type { FormRow } from '../../../compose/form/form.ts'
import { type FormPath, fieldOf, inputsOf } from '../../../compose/form/paths.ts'
import { isFolded } from '../../../compose/form/table.ts'
import { Icon } from '../../ui/Icon.tsx'
import { AskFor } from './AskFor.tsx'
import { Faults } from './EntryLine.tsx'
import { FactInput } from './FactInput.tsx'
import { focusInput } from './input-places.ts'
import { RowTools } from './RowTools.tsx'
import type { useRows } from './use-rows.ts'
import { useForm } from './view.ts'

export interface ListRowProps {
  path: FormPath
  row: FormRow
  at: number
  list: ReturnType<typeof useRows>
}

/** A row of a list: its inputs beside each other, and below them, while somebody is at it, what can be done to it. */
export function ListRow({ path, row, at, list }: ListRowProps) {
  const { kind, current } = useForm()
  const [asked, setAsked] = useState<string[]>([])
  const parts = Object.entries(inputsOf(path))
  const folded = parts.filter(([part]) => isFolded(kind, fieldOf(path), part))
  const more = folded.filter(([part]) => row.words[part]?.trim() || asked.includes(part))
  const waiting = folded.flatMap(entry => (more.includes(entry) ? [] : { part: entry[0], label: entry[1].label ?? '' }))
  const title = `${list.one} ${at + 1}`
  const nameOf = (label?: string) => (label ? `${label}, ${title}` : title)
  const ask = (part: string) => {
    setAsked([...asked, part])
    focusInput(inputPath(path, at, part))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and draws a border of its own
    <div role="group" aria-label={title} className="entry-row" onKeyDown={event => list.onKeyDown(event, at)}>
      <div className="entry-cells" data-field={fieldOf(path)}>
        {parts
          .filter(entry => !folded.includes(entry))
          .map(([part, { label }]) => (
            <FactInput key={part} path={path} at={at} part={part} name={nameOf(label)} />
          ))}
      </div>
      {more.map(([part, { label }]) => (
        <div key={part} className="entry-more">
          <span aria-hidden="true">{label}</span>
          <FactInput path={path} at={at} part={part} name={nameOf(label)} />
        </div>
      ))}
      <Faults of={parts.map(([part]) => inputPath(path, at, part))} />
      {current === `${path}.${at}` && (
        <RowTools label={title}>
          <AskFor parts={waiting} onAsk={ask} />
          <ArrangeRow at={at} list={list} />
        </RowTools>
      )}
    </div>
  )
}

/** Moves a row of a list, and takes it out. */
export function ArrangeRow({ at, list: { rows, one, move, remove } }: Pick<ListRowProps, 'at' | 'list'>) {
  return (
    <span className="ml-auto flex">
      {rows.length > 1 && (
        <>
          <Tool label={`Move ${one} ${at + 1} up`} icon={ArrowUp} isOff={at === 0} onPress={() => move(at, at - 1)} />
          <Tool
            label={`Move ${one} ${at + 1} down`}
            icon={ArrowDown}
            isOff={at === rows.length - 1}
            onPress={() => move(at, at + 1)}
          />
        </>
      )}
      <Tool label={`Take out ${one} ${at + 1}`} icon={X} onPress={() => remove(at)} />
    </span>
  )
}

interface ToolProps {
  label: string
  icon: typeof X
  isOff?: boolean
  onPress: () => void
}

function Tool({ label, icon, isOff, onPress }: ToolProps) {
  return (
    <button type="button" className="plain-button" aria-label={label} title={label} disabled={isOff} onClick={onPress}>
      <Icon of={icon} size={16} />
    </button>
  )
}
