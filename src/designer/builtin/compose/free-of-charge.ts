import { sentence } from '../../brief-reader/tidy.ts'

const FREE =
  /^free (?:[\p{L}]+ )?(?:delivery|shipping|postage|returns?|exchanges?|parking|gift wrap(?:ping)?|collection) (?:over|above|on|for|within|from|in|until|to) .{2,40}$/iu

/** "free delivery over $80" as a sentence; nothing for other words. */
export function freeOfCharge(words: string): string | undefined {
  return FREE.test(words.replace(/[.]$/, '')) ? sentence(words) : undefined
}
