import { atom } from 'nanostores'
import type { FactGuess } from '../../../compose/reading/brief-reading.ts'
import { callJson } from '../../../stores/api.ts'
import { createForm } from '../../../stores/form/form.ts'
import { hearKeptForm } from '../../../stores/form/hear-kept.ts'
import { keptText } from '../../../stores/kept-text.ts'
import { loadComposer } from '../../../stores/sketch/composer.ts'
import { createSketch } from '../../../stores/sketch/sketch.ts'

const MOST_SEED = 2 ** 31

/** What decides how the next email looks where nobody says it. */
export const newSeed = () => Math.floor(Math.random() * MOST_SEED)

/** The form of whoever is signed in, with what form and email beside it share of where somebody is. */
export function openForm() {
  const store = createForm({ callJson, kept: keptText, hear: hearKeptForm, newSeed })
  /** The place in `EmailFacts` whose input has the focus. */
  const $field = atom<string | undefined>(undefined)
  /** The doubtful fact that is pointed at. */
  const $pointed = atom<FactGuess | undefined>(undefined)
  /** The email of the form as it stands. */
  const sketch = createSketch(loadComposer)
  return { store, $field, $pointed, sketch }
}

export type OpenForm = ReturnType<typeof openForm>
