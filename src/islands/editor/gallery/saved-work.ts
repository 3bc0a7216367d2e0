import { atom } from 'nanostores'
import type { SavedSectionAnswer } from '../../../contract/saved-section.ts'

/** The saved section that was deleted last, and what brings it back. */
export const $removed = atom<{ name: string; undo: () => Promise<void> } | undefined>(undefined)

/** The saved section that is being given another name. */
export const $renamed = atom<SavedSectionAnswer | undefined>(undefined)
