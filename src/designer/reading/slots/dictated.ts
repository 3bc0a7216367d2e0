import { overlaps, within } from '../entities/found.ts'
import { isContent, type Role } from '../reading.ts'
import { between, type Draft, type Stage, sliceOf, trim } from './draft.ts'

const NAME = String.raw`(?:(?:Mr|Mrs|Ms|Dr|Rev)\.? )?\p{Lu}[\p{L}'’-]+(?:(?: (?:and|&) | )(?:\p{Lu}\.(?= )|\p{Lu}[\p{L}'’-]*)){0,4}`
/** What stands between a place of the email and the words that are given for it, and where those end. */
const GIVES =
  '(?: (?:should|must|to|can))?(?: (?:be|read|say|is|reads|says))?(?: like)?(?:: ?| ?[=–] ?| - | (?=["\\p{Lu}]))'
const WORDS = '"?([\\p{Lu}\\d#][^\\n"]{2,110}?)"?(?=\\n|$|[.!?]? *"|[.!?] \\p{Lu}|,? (?:and|with|but) )'
const given = (place: string): RegExp =>
  new RegExp(`(?:^|[\\n.,;(] ?|\\b(?:the|with|and|a|email) )${place}${GIVES}${WORDS}`, 'gu')

/** Words that are given for a place of the email: the group is what stands there. */
const GIVEN: readonly [Role, RegExp][] = [
  ['subject', given('[Ss]ubject(?: line)?')],
  ['headline', given("(?:[Hh]eadline|[Hh]eading)(?: (?:I'd|i'd|I would) say)?")],
  [
    'signature',
    new RegExp(
      `\\b[Ss]ign(?:ed)?(?: it| off| this)?(?: off)?(?: (?:by|from|as|with))?:? "?((?:${NAME})(?:, (?:${NAME}))?)`,
      'gu'
    )
  ]
]
const SURE = 0.9
/** A subject that readers are to write in a mail of theirs, and one of a mail that was passed on. */
const REPLY = /@\S+,? (?:\w+ )*(?:the )?$|\b(?:reply|write|mail|e-?mail) (?:\w+ ){0,4}with (?:the )?$/i
const FORWARDED = /^(?:fwd?|re|sv|aw|vs)\b:?/i

/** Reads what the writer gives word for word: the subject line, the headline, who signs. */
export const dictatedWords: Stage = (drafts, { view: { text } }) =>
  GIVEN.reduce(
    (sofar, [role, pattern]) =>
      [...text.matchAll(pattern)].reduce((rest, match) => withGiven(rest, role, match, text), sofar),
    [...drafts]
  )

function withGiven(drafts: Draft[], role: Role, match: RegExpExecArray, text: string): Draft[] {
  const words = match[1] ?? ''
  const span = trim(text, { at: match.index + match[0].lastIndexOf(words), length: words.length })
  const isKnown = drafts.some(
    one =>
      (one.role === role || one.role === 'order' || (one.role === 'note' && one.confidence === 1)) &&
      overlaps(one.span, span)
  )
  const isAnswer = REPLY.test(text.slice(Math.max(0, match.index - 40), match.index))
  if (isKnown || isAnswer || span.length < 3 || FORWARDED.test(sliceOf(text, span))) return drafts
  const others = drafts.flatMap(one => {
    if (!isContent(one.role) || one.role === 'sender' || !overlaps(one.span, span)) return [one]
    const before = trim(text, between(one.span.at, match.index))
    return within(one.span, span) || before.length < 3 ? [] : [{ ...one, span: before, whole: false }]
  })
  return [...others, { role, span, confidence: SURE }]
}
