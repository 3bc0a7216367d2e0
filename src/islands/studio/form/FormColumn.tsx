import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { countFacts } from '../../../compose/form/words.ts'
import { KindPicture } from '../kinds/KindPicture.tsx'
import { DesignerNote } from './DesignerNote.tsx'
import Facts from './Facts.tsx'
import { FormFoot, type FormFootProps } from './FormFoot.tsx'
import type { OpenForm } from './open-form.ts'
import { PictureChoice } from './PictureChoice.tsx'
import { PictureField } from './PictureField.tsx'
import type { AskedPicture } from './view.ts'

export interface FormColumnProps extends Omit<FormFootProps, 'open'> {
  form: OpenForm
  /** The built-in designer is chosen, and nothing was made yet. */
  isFirst: boolean
}

/** What the email says, field by field, and at its foot what it costs and the button that makes it. */
export function FormColumn({ form, isFirst, ...foot }: FormColumnProps) {
  const { store, $field, $pointed } = form
  const { open } = countFacts(useStore(store.$form))
  const [asked, setAsked] = useState<AskedPicture>()
  return (
    <>
      <Facts
        store={store}
        kindPicture={kind => <KindPicture kind={kind} />}
        onField={place => $field.set(place)}
        onPoint={guess => $pointed.set(guess)}
        onPick={setAsked}
        picture={<PictureField form={form} />}
      />
      {asked && <PictureChoice asked={asked} sketch={form.sketch} onClose={() => setAsked(undefined)} />}
      <FormFoot {...foot} open={open} said={foot.said || (isFirst && <DesignerNote />)} />
    </>
  )
}
