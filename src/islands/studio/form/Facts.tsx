import { useStore } from '@nanostores/react'
import { FactsForm, type FactsFormProps } from './FactsForm.tsx'
import { KindPicker, type KindPickerProps } from './KindPicker.tsx'

export interface FactsProps extends FactsFormProps, Omit<KindPickerProps, 'picture' | 'store'> {
  /** A picture of a finished email of a kind. */
  kindPicture: KindPickerProps['picture']
}

/** The kind of the email and what it says, beside the email itself. */
export default function Facts({ kindPicture, ...form }: FactsProps) {
  const { store } = form
  return (
    <>
      <KindPicker store={store} picture={kindPicture} />
      <FactsForm {...form} />
      <p className="only-spoken" role="status">
        {useStore(store.$announcement)}
      </p>
    </>
  )
}
