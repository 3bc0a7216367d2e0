import { capitalise } from '../../brief-reader/tidy.ts'
import { isPlural } from './words.ts'

const FREE =
  /^free ((?:[\p{Ll}]+ )?(?:delivery|shipping|postage|returns?|exchanges?|parking|gift wrap(?:ping)?|collection)) ((?:over|above|on|for|within|from|in|until|to) .{2,40})$/iu

/** "free delivery over $80" as a sentence: "Delivery is free over $80."; nothing for other words. */
export function freeOfCharge(words: string): string | undefined {
  const [, what, when] = FREE.exec(words.replace(/[.]$/, '')) ?? []
  return what && when && `${capitalise(what)} ${isPlural(what) ? 'are' : 'is'} free ${when}.`
}
