import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import { factsOf } from '../../../compose/form/facts-of.ts'
import { chooseLook } from '../../../compose/form/looks.ts'
import { take } from '../../../compose/form/offers.ts'
import { loadComposer } from '../../../stores/sketch/composer.ts'
import { createSketch } from '../../../stores/sketch/sketch.ts'
import { SketchPane } from '../sketch/SketchPane.tsx'
import { focusField } from './focus-field.ts'
import { newSeed, type OpenForm } from './open-form.ts'
import { useLookKeys } from './use-look-keys.ts'

export interface SketchColumnProps {
  form: OpenForm
  /** Will a model make another email of the same facts? */
  isOnlySketch: boolean
}

/** The email of the form; a doubtful fact stands in it while it is pointed at. */
export function SketchColumn({ form: { store, $field, $pointed }, isOnlySketch }: SketchColumnProps) {
  const form = useStore(store.$form)
  const pointed = useStore($pointed)
  const field = useStore($field)
  const look = useStore(store.$look)
  const facts = useMemo(() => factsOf(pointed ? take(form, pointed) : form), [form, pointed])
  const [maker] = useState(() => createSketch(loadComposer))
  const source = useMemo(() => ({ facts, look, seed: form.seed }), [facts, look, form.seed])
  const tryAnother = () => store.tryAnother(maker.otherSeed(source, newSeed))
  useLookKeys(tryAnother, store.goBack)
  return (
    <SketchPane
      maker={maker}
      source={source}
      field={pointed ? placeOf(pointed.path, facts) : field}
      isPointed={pointed !== undefined}
      isOnlySketch={isOnlySketch}
      onField={place => focusField(store, place)}
      onLook={chosen => store.change(now => chooseLook(now, chosen))}
      onAnother={tryAnother}
    />
  )
}

/** Where a guess stands once it is taken: at the end of its list. */
function placeOf(path: string, facts: object): string {
  const list = (facts as Record<string, unknown>)[path]
  return Array.isArray(list) ? `${path}.${list.length - 1}` : path
}
