import type { EditorStores } from '../use-editor.ts'

/** The selection in words, with what holds it. */
export type SelectedPart = NonNullable<ReturnType<EditorStores['selection']['$described']['get']>>
