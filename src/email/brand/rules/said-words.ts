import type { EmailSource } from '../../email.ts'
import { pointedRef } from '../../outline/pointed.ts'
import { decodeEntities } from '../../source/entities.ts'
import { openPage } from '../seen-page.ts'

/** Words of an email and where they stand: a ref of the outline, `subject` or `preheader`. */
export interface SaidWords {
  words: string
  place: string | undefined
  /** The element that they stand in directly, where they stand in the source. */
  element?: number
}

/** All that readers get to read, pictures' alternative texts not. */
export function saidWords(email: EmailSource): SaidWords[] {
  const { texts } = openPage(email, undefined)
  return [
    { words: email.subject, place: 'subject' },
    { words: email.preheader, place: 'preheader' },
    ...texts.map(({ element, words }) => ({ words: decodeEntities(words), place: pointedRef(email, element), element }))
  ]
}

/** A text as a pattern that matches it literally. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
