import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { FieldName } from '../../../compose/email-facts.ts'
import { kindOf } from '../../../compose/form/form.ts'
import { factPathOf } from '../../../compose/form/places.ts'
import { FIELDS } from '../../../compose/form/table.ts'
import { shownFields } from '../../../compose/form/words.ts'
import type { FactGuess } from '../../../compose/reading/brief-reading.ts'
import type { FormStore } from '../../../stores/form/form.ts'
import { useMedia } from '../../ui/use-media.ts'
import { Directions, InboxLine, MoreFields, Placeless } from './Beside.tsx'
import { GroupField } from './GroupField.tsx'
import { pathOfElement } from './input-places.ts'
import { LineField } from './LineField.tsx'
import { ListField } from './ListField.tsx'
import { Occasions } from './Occasions.tsx'
import { useShownFaults } from './use-shown-faults.ts'
import { type AskedPicture, FormProvider } from './view.ts'

export interface FactsFormProps {
  store: FormStore
  /** The picture that the email opens with, and the way to another one. */
  picture?: ReactNode
  /** Called with the place in `EmailFacts` whose input has the focus; nothing once none has. */
  onField: (place: string | undefined) => void
  /** Called with a doubtful fact while its 'Take' is pointed at or focused. */
  onPoint: (guess: FactGuess | undefined) => void
  /** Called with a picture that is to be chosen. */
  onPick: (asked: AskedPicture) => void
}

/** What the email says, field by field. Each change is in the email at once. */
export function FactsForm({ store, picture, onField, onPoint, onPick }: FactsFormProps) {
  const form = useStore(store.$form)
  const isNarrow = useMedia('(width < 700px)')
  const { shown: faults, current, focus, leave } = useShownFaults(useStore(store.$faults))
  const kind = kindOf(form) ?? 'letter'
  const { worn: brand } = useStore(store.brands.$wearing)
  return (
    <FormProvider value={{ store, form, kind, brand, faults, current, isNarrow, onPoint, onPick }}>
      <form
        className="entries mt-3 grid gap-2.5 max-sm:gap-0"
        aria-label="What the email says"
        autoComplete="off"
        onSubmit={event => event.preventDefault()}
        onFocus={event => {
          const path = pathOfElement(event.target)
          focus(event)
          onField(path && factPathOf(form, path))
        }}
        onBlur={() => {
          leave()
          onField(undefined)
        }}
      >
        <GroupField field="sender" />
        {shownFields(form).map(field => (
          <Field key={field} field={field} />
        ))}
        {picture}
        <MoreFields />
        <InboxLine />
        <Placeless />
        <Directions />
      </form>
    </FormProvider>
  )
}

function Field({ field }: { field: FieldName }) {
  if (field === 'offer') return <GroupField field={field} />
  if (field === 'occasions') return <Occasions />
  return FIELDS[field].one ? <ListField field={field} /> : <LineField field={field} />
}
