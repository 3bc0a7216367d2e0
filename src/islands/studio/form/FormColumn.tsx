import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { countFacts } from '../../../compose/form/words.ts'
import { KindPicture } from '../kinds/KindPicture.tsx'
import Facts from './Facts.tsx'
import { FormFoot, type FormFootProps } from './FormFoot.tsx'
import type { OpenForm } from './open-form.ts'

export interface FormColumnProps extends Omit<FormFootProps, 'open' | 'children'> {
  form: OpenForm
  /** What stands below the cost. */
  note?: ReactNode
}

/** What the email says, field by field, and at its foot what it costs and the button that makes it. */
export function FormColumn({ form: { store, $field, $pointed }, note, ...foot }: FormColumnProps) {
  const { open } = countFacts(useStore(store.$form))
  return (
    <>
      <Facts
        store={store}
        kindPicture={kind => <KindPicture kind={kind} />}
        onField={place => $field.set(place)}
        onPoint={guess => $pointed.set(guess)}
      />
      <FormFoot {...foot} open={open}>
        {note}
      </FormFoot>
    </>
  )
}
