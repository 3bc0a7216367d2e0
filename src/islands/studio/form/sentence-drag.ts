import type { DragEvent } from 'react'
import { type BesideSentence, place } from '../../../compose/form/offers.ts'
import type { FormPath } from '../../../compose/form/paths.ts'
import type { FormStore } from '../../../stores/form/form.ts'
import { focusField } from './focus-field.ts'

export type CarriedSentence = Pick<BesideSentence, 'key' | 'text'>

const TYPE = 'application/x-mailwright-sentence'

/** Lets a drag carry a sentence of the brief. */
export function carrySentence({ dataTransfer }: DragEvent, { key, text }: CarriedSentence) {
  dataTransfer.setData(TYPE, JSON.stringify({ key, text }))
  dataTransfer.effectAllowed = 'move'
}

export const carriesSentence = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes(TYPE)

export function carriedSentence(event: DragEvent): CarriedSentence | undefined {
  return carriesSentence(event) ? (JSON.parse(event.dataTransfer.getData(TYPE)) as CarriedSentence) : undefined
}

/** Puts a sentence at the end of a field, and leads there. */
export function putCarried(store: FormStore, sentence: CarriedSentence, path: FormPath) {
  store.change(form => place(form, sentence, path))
  focusField(store, path)
}
