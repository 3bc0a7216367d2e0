import { useState } from 'react'
import { isEmpty } from '../../../compose/form/form.ts'
import { type FormPath, partOf, pathsOf } from '../../../compose/form/paths.ts'
import { FIELDS, isFolded } from '../../../compose/form/table.ts'
import { shownLabel } from '../../../compose/form/words.ts'
import { AskFor } from './AskFor.tsx'
import { BackToRead, Entry } from './Entry.tsx'
import { EntryLine, Faults } from './EntryLine.tsx'
import { FactInput } from './FactInput.tsx'
import { focusInput } from './input-places.ts'
import { RowTools } from './RowTools.tsx'
import { Sender } from './Sender.tsx'
import { useForm } from './view.ts'

const COLUMNS = { sender: 'grid', offer: 'grid grid-cols-[minmax(0,5fr)_minmax(0,9fr)] gap-2' }

/** Sender or offer: what matters in one line, and below it what was said or asked for besides. */
export function GroupField({ field }: { field: 'sender' | 'offer' }) {
  const { form, kind, current } = useForm()
  const [asked, setAsked] = useState<string[]>([])
  const paths = pathsOf(field)
  const folded = paths.filter(path => isFolded(kind, field, partOf(path)))
  const first = paths.filter(path => !folded.includes(path))
  const isShown = (path: FormPath) => !isEmpty(form, path) || asked.includes(partOf(path))
  const waiting = folded.filter(path => !isShown(path)).map(path => ({ part: partOf(path), label: label(field, path) }))
  const ask = (part: string) => {
    setAsked([...asked, part])
    focusInput(`${field}.${part}`)
  }
  return (
    <Entry field={field}>
      <EntryLine name={shownLabel(form, field)} labels={first[0]} below={<BackToRead paths={first} />}>
        <div className={COLUMNS[field]}>
          {first.map((path, at) => (
            <FactInput key={path} path={path} name={at > 0 ? label(field, path) : undefined} />
          ))}
        </div>
        <Faults of={first} />
        {field === 'sender' && <Sender />}
        {current === field && waiting.length > 0 && (
          <RowTools label={shownLabel(form, field)}>
            <AskFor parts={waiting} onAsk={ask} />
          </RowTools>
        )}
      </EntryLine>
      {folded.filter(isShown).map(path => (
        <EntryLine key={path} name={label(field, path)} labels={path} below={<BackToRead paths={[path]} />}>
          <FactInput path={path} />
          <Faults of={[path]} />
        </EntryLine>
      ))}
    </Entry>
  )
}

const label = (field: 'sender' | 'offer', path: FormPath) => FIELDS[field].parts[partOf(path)]?.label ?? ''
