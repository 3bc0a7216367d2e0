import type { Pair } from '../../brief-reader/brief.ts'
import { capitalise } from '../../brief-reader/tidy.ts'
import { isStatement } from '../../grammar/clause.ts'
import { wordsIn } from '../../grammar/words.ts'

const LINK = /^(?:(?:and|but|plus|the|our|an?) )*(.+?)(?:\s+(on|at|is|are|of|for|in|from|starting|up to))?$/i
const NO_NOUN =
  /^(?:under|over|from|about|only|just|next|last|by|until|till|before|after|was|now|at|on|for|to|with|is)\b/i

/** "Q3 revenue £14.2m, up 9%", "Auction Saturday 19 December": a fact after the noun it belongs to, which names its row. Nothing where a verb or no noun stands before it. */
export function namedRow(clause: string, fact: string): Pair | undefined {
  const at = clause.toLowerCase().indexOf(fact.toLowerCase())
  const [, noun = '', link = ''] = LINK.exec(clause.slice(0, Math.max(0, at)).replace(/[\s,:(–-]+$/, '')) ?? []
  if (!/\p{L}{2}/u.test(noun) || /[£$€₹]/.test(noun) || NO_NOUN.test(noun) || noun.split(' ').length > 4)
    return undefined
  // One word before a day or an amount is its name even where it could be a verb too: "auction", "raised".
  if (noun.includes(' ') && (isStatement(clause) || hasVerbIn(noun))) return undefined
  const value = clause.slice(at).replace(/[\s,;:)]+$/, '')
  return {
    label: capitalise(noun),
    value: /^(?:from|starting|up to)$/i.test(link) ? `${capitalise(link)} ${value}` : value
  }
}

const hasVerbIn = (noun: string): boolean => wordsIn(noun).some(({ tags }) => tags.has('Verb') && !tags.has('Gerund'))
