import type { FieldName } from '../../../compose/email-facts.ts'
import { pathsOf } from '../../../compose/form/paths.ts'
import { shownLabel } from '../../../compose/form/words.ts'
import { BackToRead, Entry } from './Entry.tsx'
import { EntryLine, Faults } from './EntryLine.tsx'
import { FactInput } from './FactInput.tsx'
import { Sentences } from './Sentences.tsx'
import { useForm } from './view.ts'

/** A field of one text: a line, or the paragraphs of the email. */
export function LineField({ field }: { field: FieldName }) {
  const { form } = useForm()
  const [path] = pathsOf(field)
  if (!path) return null
  return (
    <Entry field={field}>
      <EntryLine name={shownLabel(form, field)} labels={path} below={<BackToRead paths={[path]} />}>
        <FactInput path={path} />
        <Faults of={[path]} />
        <Sentences path={path} />
      </EntryLine>
    </Entry>
  )
}
