import { useState } from 'react'
import { inputPath } from '../../../compose/form/facts-of.ts'
import type { FormRow } from '../../../compose/form/form.ts'
import { FIELDS, LINE } from '../../../compose/form/table.ts'
import { shownLabel } from '../../../compose/form/words.ts'
import { AskFor } from './AskFor.tsx'
import { BackToRead, Entry } from './Entry.tsx'
import { EntryLine, Faults } from './EntryLine.tsx'
import { FactInput } from './FactInput.tsx'
import { focusInput } from './input-places.ts'
import { Said } from './ListField.tsx'
import { ArrangeRow } from './ListRow.tsx'
import { RowTools } from './RowTools.tsx'
import { useRows } from './use-rows.ts'
import { useForm } from './view.ts'

const PATH = 'occasions'
const { parts } = FIELDS[PATH]

interface OccasionProps {
  row: FormRow
  at: number
  list: ReturnType<typeof useRows>
}

/** When and where: each occasion has a line for its time, and one for its place. */
export function Occasions() {
  const { current } = useForm()
  const list = useRows(PATH)
  const adds = (
    <EntryLine>
      <div className="flex">
        <AskFor parts={[{ part: LINE, label: `Another ${list.one}` }]} onAsk={() => list.begin(list.rows.length)} />
      </div>
    </EntryLine>
  )
  return (
    <Entry field={PATH} foot={current?.startsWith(`${PATH}.`) && adds}>
      {list.rows.map((row, at) => (
        <Occasion key={row.id} row={row} at={at} list={list} />
      ))}
      <Faults of={[PATH]} />
      <Said words={list.said} />
    </Entry>
  )
}

function Occasion({ row, at, list }: OccasionProps) {
  const { form, current } = useForm()
  const [isAsked, setAsked] = useState(false)
  const hasNote = isAsked || Boolean(row.words.note?.trim())
  const pathOf = (part: string) => inputPath(PATH, at, part)
  const ask = () => {
    setAsked(true)
    focusInput(pathOf('note'))
  }
  const name = `${list.one} ${at + 1}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and draws a border of its own
    <div role="group" aria-label={name} className="grid gap-2.5" onKeyDown={event => list.onKeyDown(event, at)}>
      <EntryLine
        name={shownLabel(form, PATH)}
        labels={pathOf('date')}
        below={at === 0 && <BackToRead paths={[PATH]} />}
      >
        <div className="grid grid-cols-[minmax(0,8fr)_minmax(0,5fr)] gap-2">
          <FactInput path={PATH} at={at} part="date" />
          <FactInput path={PATH} at={at} part="time" name={`${parts.time?.label}, ${name}`} />
        </div>
        <Faults of={[pathOf('date'), pathOf('time')]} />
      </EntryLine>
      <EntryLine name={parts.place?.label} labels={pathOf('place')}>
        <FactInput path={PATH} at={at} part="place" />
        {hasNote && <FactInput path={PATH} at={at} part="note" name={`${parts.note?.label}, ${name}`} />}
        <Faults of={[pathOf('place'), pathOf('note')]} />
        {current === `${PATH}.${at}` && (
          <RowTools label={name}>
            {!hasNote && <AskFor parts={[{ part: 'note', label: parts.note?.label ?? '' }]} onAsk={ask} />}
            <ArrangeRow at={at} list={list} />
          </RowTools>
        )}
      </EntryLine>
    </div>
  )
}
