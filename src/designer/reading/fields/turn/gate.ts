import data from '../data/turn.json' with { type: 'json' }

const DANGLING = new RegExp(`\\b(?:${data.dangling})[.!]?$`, 'i')
const WORK = new RegExp(`\\b(?:${data.work})\\b`, 'i')
const THEM = /\b(?:they|them|their|they're|they'll|theirs)\b/i
/** Somebody or something that "they" may be, named before in the sentence. */
const NAMED_BEFORE =
  /\b(?:\p{L}{3,}s|people|children|kids|families|everyone|everybody|nobody|anyone|who|whoever)\b(?=.*\b(?:they|them|their)\b)/iu
/** "Priya that the hall is shut": what is left of "tell Priya that …". */
const NAME_THAT = /^(?:\p{Lu}\p{Ll}+ ){1,3}that\b/u
const CAPITAL_INSIDE = /\b[\p{Ll}\d-]+\.\p{Lu}\p{Ll}+\b|@\p{Lu}/u
const ORDER =
  /^(?:add|include|mention|put|write|use|make|keep|sign|don't mention|do not mention|tell them|tell people|remind them|ask them|thank them|say)\b/i
/** Names, and what somebody is, are no sentence. */
const NAMES_ONLY =
  /^(?:\p{Lu}[\p{L}.'’-]{0,30}(?:,? (?:and |de |van |von |der |of )?|$)){1,12}(?:, [\p{Ll} ]{3,24})?\.?$/u
/** A question of three words, signs behind signs, arrows, a sum that nothing leads to, a clause that leans on another. */
const BROKEN =
  /^\S+(?: \S+){0,2}\?$|\s[.!?]$|[?!][.]$|→|->|=>|^[£€$¥₹₦]\s?\d|^\d[\d.,]*\s?(?:€|kr|Kč|EUR)|^(?:otherwise|including|excluding)\b|^to (?:our|all|the|my|every) (?:\S+ ?){1,3}$/iu
const LONGEST = 1_000
/** Signs of a table or a form. */
const FORM = /[|→]|::|\.{4,}|->|=>|={2,}|^[~^_]/
/** Words that only a clause has. */
const CLAUSE = new RegExp(
  `\\b(?:${data.clause})\\b|\\b(?:we|you|they|it|that|there|he|she|i|who|what)'(?:re|s|ll|ve|d|m)\\b|n't\\b`,
  'i'
)

/** Is it a clause, with a subject or a verb that is bent? */
export const isClause = (text: string): boolean => CLAUSE.test(text)

/** May words stand in any line of an email? Those with signs of a form, half a bracket or words of work may not. */
export const isClean = (text: string): boolean => isBalanced(text) && !FORM.test(text) && !WORK.test(text)

/** May a line enter an email by itself? What is broken off, said to the designer, or spoken past the reader may not. */
export function passesGate(text: string): boolean {
  const words = text.trim()
  if (words.length < 2 || words.length > LONGEST || !/\p{L}{2}|\d/u.test(words)) return false
  if (DANGLING.test(words) || NAME_THAT.test(words) || CAPITAL_INSIDE.test(words)) return false
  if (!isClean(words) || ORDER.test(words)) return false
  if (BROKEN.test(words)) return false
  return !NAMES_ONLY.test(words) && !speaksPast(words)
}

/** Does it speak of readers as "they"? */
export const speaksPast = (text: string): boolean => THEM.test(text) && !NAMED_BEFORE.test(text)

/** Has each bracket and each quotation mark its other half? */
function isBalanced(text: string): boolean {
  let open = 0
  for (const sign of text) {
    if (sign === '(' || sign === '[') open++
    if (sign === ')' || sign === ']') open--
    if (open < 0) return false
  }
  return open === 0 && text.split('"').length % 2 === 1 && text.split('“').length === text.split('”').length
}
