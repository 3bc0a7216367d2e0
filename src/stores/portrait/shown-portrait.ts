import { atom } from 'nanostores'

/** The person's picture once it was changed on this page; nothing before, null once it was removed. */
export const $shownPortrait = atom<string | null | undefined>(undefined)
