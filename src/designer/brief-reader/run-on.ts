import { imperativeOf, isStatement } from '../grammar/clause.ts'
import { wordsIn } from '../grammar/words.ts'
import { isStyle } from './style.ts'

/** Words that begin a new thought when somebody writes without full stops. */
const STARTS = [
  'otherwise\\b',
  "(?:it|it's|we|we're|we've|they|they're|there's|there (?:is|are|was|will)|you|people|kids|he|she|everyone)\\b",
  '(?:speakers?|tickets?|price|link) (?:is|are|cost)\\b',
  '(?:costs?|starts?|takes?|max) (?:on |at )?[£$€\\d]',
  'doors (?:open|at)\\b',
  'all \\w+ included\\b',
  '(?!(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\b)\\w+ (?:from|at|till|until) \\d{1,2}(?![\\d/])',
  '(?:parents|kids|players|members|guests|volunteers|everyone|children|patients|students) (?:need|must|should|can|will|have)\\b',
  'the \\w+ is called\\b',
  'first \\d+ (?:people|customers|guests|orders)\\b',
  '(?:can|could|would) you\\b',
  '(?:please|mention|also|tell them|ask them|remind them|let them know|end with|use (?:our|the|an?|lots of|warm|bright|dark|light|soft|green|blue|red|pink|black|gold|brown|purple|orange|yellow|navy))\\b',
  '(?:make (?:it|sure)|keep (?:it|the)|sign (?:it|off))\\b',
  '(?:we |i )?(?:want|would like|need) to (?:tell|let|say|remind|invite|thank|ask)\\b',
  '(?:tone|colou?rs?|button) (?:is|are|should|to|says)\\b',
  "(?:add|include) (?:an?|the|our)\\b|(?:don't|do not)\\b|register (?:at|link)\\b"
].join('|')

const BOUNDARY = new RegExp(`\\s+(?:and |but |so |plus |then |also )*(?=(?:${STARTS}))`, 'gi')

/** After these a thought goes on: "the book that it names", "if you", "so that we". */
const GOES_ON =
  /\b(?:that|which|who|whom|whose|if|when|while|because|since|as|than|until|till|before|after|where|why|how|what|whether|unless|although|though|once|or|to|of|for|with|by|from|at|in|on|about|into|the|a|an|our|your|their|my|every|all|everything|anything|something|not|and|but|so|otherwise|hope|you|they|we|I|he|she|it|is|are|know|sure|think|say|says|let|make|help)$/i

/** "the day we met", "everything you need": a pronoun after these begins no new thought. */
const NAMES_WHAT = /\b(?:thing|way|day|time|place|reason|all)$/i
const PRONOUN_NEXT = /^(?:it|they|you|he|she|we|people)\b/i

/** "… and from 1 April we'll be called": a day before its own clause. */
const DATED =
  /(?:^|,? (?:and|but|so) )(?:from|on|since|until|after|by|as of|starting) (?:\S+ ){0,2}\S*\d\S*(?: \p{L}+)?$/iu

/** "tell lapsed members we miss them": what they are told follows. */
function isTelling(left: string): boolean {
  const told = /\b(?:tell|telling|let|letting|remind|reminding|inform|ask|know)\b([^,.]{0,60})$/i.exec(left)?.[1]
  return told !== undefined && (/\b(?:if|when|once|unless)\b/i.test(told) || !isStatement(told))
}

/** "people can preorder it at …", "if they don't want it they can …": a pronoun without a verb right after it is an object. */
function isObject(right: string): boolean {
  if (!/^(?:it|they|you|he|she|people|kids|everyone|we)\b(?!')/i.test(right)) return false
  const [, second, third] = wordsIn(right.split(/\s+/).slice(0, 5).join(' '))
  const carries = (word: typeof second) => word !== undefined && (word.tags.has('Verb') || word.tags.has('Modal'))
  return !(carries(second) || (second?.tags.has('Adverb') && carries(third)))
}

/** "existing members keep the old price": the verb has its subject before it. */
const SUBJECT_BEFORE =
  /\b(?:members|customers|users|clients|guests|subscribers|people|students|they|you|we|I|it|who|that|to)$/i
const VERB_NEXT = /^(?:keep|make|use|add|include|sign|mention|register|costs?|starts?)\b/i

/** "hi can you do me an email for our pub": what is asked of us. */
const ASKS =
  /^(?:(?:hi|hey|hello|so|ok|please|and)[,!]? )*(?:(?:can|could) you|(?:we |i )?(?:need|want)|e-?mail|newsletter|invite)\b/i

/** "starts at 2 bbq from 3": the next hour has its own noun. */
const NEXT_TIME =
  /^(?!costs?|starts?|doors|max|jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\w+ (?:from|at|till|until) \d/i

/** Has a stretch of words enough in it to stand alone? */
const stands = (words: string): boolean =>
  words.split(/\s+/).length > 2 &&
  (isStatement(words) ||
    ASKS.test(words) ||
    /^there(?:'s| is| are) /i.test(words) ||
    imperativeOf(words) !== undefined ||
    (/\d/.test(words) && !/^(?:from|on|at|in|by|until|since|after|before|for|this|next|as of) /i.test(words)) ||
    isStyle(words))

/**
 * Thoughts that were strung together in a hurry, each for itself: "we open on Friday its free for everyone can you make it fun"
 * is three. Text with its own punctuation stays as it is.
 */
export function splitRunOns(line: string): string[] {
  if (line.length > LONGEST || !isHurried(line)) return [line]
  const parts: string[] = []
  let from = 0
  for (const match of line.matchAll(BOUNDARY)) {
    const left = line.slice(from, match.index)
    const right = line.slice(match.index + match[0].length)
    if (/\b(?!going|coming)\w+ing$/i.test(left) && PRONOUN_NEXT.test(right)) continue
    if (/^(?:if|when|once|because|since|after|unless)\b[^,]*$/i.test(left)) continue
    if (DATED.test(left)) continue
    if (NAMES_WHAT.test(left) && PRONOUN_NEXT.test(right) && !ASKS.test(left)) continue
    if (
      isInside(left) ||
      (GOES_ON.test(left) && !/\bthank you$/i.test(left)) ||
      isTelling(left) ||
      !stands(left) ||
      isObject(right)
    )
      continue
    if (!stands(left.split(/\b(?:but|because|while|although)\b/i).at(-1) ?? left)) continue
    if (NEXT_TIME.test(right) && !/\d(?:\s?[ap]m)?$/i.test(left)) continue
    if (SUBJECT_BEFORE.test(left) && VERB_NEXT.test(right)) continue
    parts.push(left)
    from = match.index + match[0].length
  }
  return [...parts, line.slice(from)].map(part => part.trim().replace(/,$/, '')).filter(Boolean)
}

/** Whatever is longer has no thoughts to tell apart, only text that was pasted. */
const LONGEST = 1_500

/** Long, and with fewer signs than such a text needs. */
function isHurried(line: string): boolean {
  const words = line.split(/\s+/).length
  const signs = (line.match(/[,;:(–—"]/g) ?? []).length
  return words > 14 && words / (signs + 1) > 7 && (/^\p{Ll}/u.test(line) || words / (signs + 1) > 14)
}

const isInside = (left: string): boolean =>
  (left.match(/"/g) ?? []).length % 2 === 1 || (left.match(/\(/g) ?? []).length > (left.match(/\)/g) ?? []).length
