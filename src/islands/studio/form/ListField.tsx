import type { FieldName } from '../../../compose/email-facts.ts'
import { setWords } from '../../../compose/form/edit.ts'
import { rowsOf } from '../../../compose/form/form.ts'
import { type FormPath, pathsOf } from '../../../compose/form/paths.ts'
import { FIELDS, LINE, suggestedRows } from '../../../compose/form/table.ts'
import { shownLabel } from '../../../compose/form/words.ts'
import { AskFor } from './AskFor.tsx'
import { BackToRead, Entry } from './Entry.tsx'
import { EntryLine, Faults } from './EntryLine.tsx'
import { focusInput } from './input-places.ts'
import { ListRow } from './ListRow.tsx'
import { Sentences } from './Sentences.tsx'
import { useRows } from './use-rows.ts'
import { useForm } from './view.ts'

/** A list of the form: Enter makes the next row, Alt with an arrow moves one. */
export function ListField({ field }: { field: FieldName }) {
  const { form, current } = useForm()
  const [path] = pathsOf(field) as [FormPath]
  const isOffered = !FIELDS[field].few || current?.startsWith(`${field}.`)
  const list = useRows(path)
  const begin = { part: LINE, label: `Another ${list.one}` }
  const adds = (
    <EntryLine>
      <div className="flex flex-wrap gap-x-3.5">
        <AskFor parts={[begin]} onAsk={() => list.begin(list.rows.length)} />
        {field === 'rows' && <Suggested path={path} />}
      </div>
    </EntryLine>
  )
  return (
    <Entry field={field} foot={isOffered && adds}>
      <EntryLine name={shownLabel(form, field)} below={<BackToRead paths={[path]} />}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and draws a border of its own */}
        <div className="entry-rows" role="group" aria-label={shownLabel(form, field)} data-field={field}>
          {list.rows.map((row, at) => (
            <ListRow key={row.id} {...{ path, row, at, list }} />
          ))}
        </div>
        <Faults of={[path]} />
        <Sentences path={path} />
      </EntryLine>
      <Said words={list.said} />
    </Entry>
  )
}

/** What a move did, for screen readers. */
export function Said({ words }: { words: string }) {
  return (
    <p className="only-spoken" role="status">
      {words}
    </p>
  )
}

/** Details that such an email often has, as long as none of that name is there. */
function Suggested({ path }: { path: FormPath }) {
  const { store, form, kind } = useForm()
  const labels = rowsOf(form, path).map(({ words }) => words.label?.trim().toLowerCase())
  const missing = suggestedRows(kind).filter(label => !labels.includes(label.toLowerCase()))
  const add = (label: string) => {
    const at = rowsOf(form, path).length
    store.change(now => setWords(now, path, label, at, 'label'))
    focusInput(`${path}.${at}.value`)
  }
  return <AskFor parts={missing.map(label => ({ part: label, label }))} onAsk={add} />
}
