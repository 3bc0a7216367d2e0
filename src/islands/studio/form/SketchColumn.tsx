import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { factsOf } from '../../../compose/form/facts-of.ts'
import { type Form, keyOf } from '../../../compose/form/form.ts'
import { chooseLook } from '../../../compose/form/looks.ts'
import { offersOf, take } from '../../../compose/form/offers.ts'
import { wearing } from '../../../compose/form/wearing.ts'
import type { FactGuess } from '../../../compose/reading/brief-reading.ts'
import type { Brand } from '../../../email/brand/brand.ts'
import type { EmailSource } from '../../../email/email.ts'
import { SketchPane } from '../sketch/SketchPane.tsx'
import { focusField } from './focus-field.ts'
import { newSeed, type OpenForm } from './open-form.ts'
import { useLookKeys } from './use-look-keys.ts'

export interface SketchColumnProps {
  form: OpenForm
  /** Will a model make another email of the same facts? */
  isOnlySketch: boolean
  /** The email that is being made, as far as it is. */
  made: EmailSource | undefined
}

/** The email of the form; a doubtful fact stands in it while it is pointed at. */
export function SketchColumn({ form: { store, $field, $pointed, sketch }, isOnlySketch, made }: SketchColumnProps) {
  const form = useStore(store.$form)
  const pointed = useOffered($pointed, form)
  const field = useStore($field)
  const look = useStore(store.$look)
  const shown = useMemo(() => (pointed ? take(form, pointed) : form), [form, pointed])
  const facts = useMemo(() => factsOf(shown), [shown])
  const { worn: brand } = wearing(shown, useStore(store.brands.$brands) ?? NO_BRANDS)
  const source = useMemo(() => ({ facts, look, brand, seed: form.seed }), [facts, look, brand, form.seed])
  const tryAnother = () => store.tryAnother(sketch.otherSeed(source, newSeed))
  useLookKeys(tryAnother, store.goBack)
  return (
    <SketchPane
      maker={sketch}
      source={source}
      field={pointed ? placeOf(pointed.path, facts) : field}
      isPointed={pointed !== undefined}
      isOnlySketch={isOnlySketch}
      // What the built-in designer makes stands there whole already.
      made={isOnlySketch && made?.html ? made : undefined}
      onField={place => focusField(store, place)}
      onLook={chosen => store.change(now => chooseLook(now, chosen))}
      onAnother={tryAnother}
    />
  )
}

const NO_BRANDS: readonly Brand[] = []

/** The doubtful fact that is pointed at, as long as it is offered: a later reading may have taken it away from under the pointer. */
function useOffered($pointed: OpenForm['$pointed'], form: Form): FactGuess | undefined {
  const pointed = useStore($pointed)
  const isOffered = pointed && offersOf(form, pointed.path).some(offer => keyOf(offer) === keyOf(pointed))
  useEffect(() => {
    if (!isOffered) $pointed.set(undefined)
  }, [isOffered, $pointed])
  return isOffered ? pointed : undefined
}

/** Where a guess stands once it is taken: at the end of its list. */
function placeOf(path: string, facts: object): string {
  const list = (facts as Record<string, unknown>)[path]
  return Array.isArray(list) ? `${path}.${list.length - 1}` : path
}
