import type { Phrase } from '../wishes.ts'

/** The signs right after a phrase that belong to a sentence. */
export const signAfter = (text: string, { end }: Phrase): string => /^[.!?…)]+/.exec(text.slice(end))?.[0] ?? ''
