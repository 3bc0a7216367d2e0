import { createContext, useContext } from 'react'
import type { FormFault } from '../../../compose/form/facts-of.ts'
import type { Form } from '../../../compose/form/form.ts'
import type { Kind } from '../../../compose/kinds.ts'
import type { FactGuess } from '../../../compose/reading/brief-reading.ts'
import type { Brand } from '../../../email/brand/brand.ts'
import type { FormStore } from '../../../stores/form/form.ts'

/** What the parts of the form share. */
export interface FormView {
  store: FormStore
  form: Form
  /** As the email is made: a letter while nobody knows. */
  kind: Kind
  /** Whose email it is, where that is a brand's. */
  brand: Brand | undefined
  /** Those that are shown: nobody is told of a fault while they type. */
  faults: readonly FormFault[]
  /** The row of the input that had the focus last: `things.2`, `offer`. Its tools are shown. */
  current: string | undefined
  /** Fields are folded into rows. */
  isNarrow: boolean
  /** A doubtful fact is pointed at; nothing when no more. */
  onPoint: (guess: FactGuess | undefined) => void
  /** Has a picture chosen. */
  onPick: (asked: AskedPicture) => void
}

/** A picture that is to be chosen. */
export interface AskedPicture {
  /** The address of the one that stands there now; empty where there is none. */
  src: string
  onChoose: (src: string) => void
}

const Context = createContext<FormView | undefined>(undefined)
export const FormProvider = Context.Provider

export function useForm(): FormView {
  const view = useContext(Context)
  if (!view) throw new Error('Parts of the form stand within FactsForm.')
  return view
}
