import { FORM_PATHS, fieldOf } from '../../../compose/form/paths.ts'
import { inputPathOf } from '../../../compose/form/places.ts'
import type { FormStore } from '../../../stores/form/form.ts'
import { focusInput } from './input-places.ts'

/** Leads to the input of a fact, by its place in `EmailFacts`: `headline`, `things.1.price`. A folded field opens. */
export function focusField(store: FormStore, place: string) {
  const path = inputPathOf(store.$form.get(), place) ?? place
  const field = FORM_PATHS.find(each => path === each || path.startsWith(`${each}.`))
  if (field) store.$opened.set(fieldOf(field))
  focusInput(path)
}
