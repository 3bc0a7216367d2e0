import { overlaps, within } from '../entities/found.ts'
import { isContent, type Role } from '../reading.ts'
import { between, type Draft, type Stage, trim } from './draft.ts'

const NAME = "(?:(?:Mr|Mrs|Ms|Dr|Rev)\\.? )?\\p{Lu}[\\p{L}'’-]+(?:(?: (?:and|&) | )\\p{Lu}[\\p{L}'’.-]*){0,4}"
/** Words that are given for a place of the email: the group is what stands there. */
const GIVEN: readonly [Role, RegExp][] = [
  [
    'subject',
    /(?:^|[\n.,;(] ?|\b(?:the|with|and) )subject(?: line)?(?:(?: (?:should|must|to))?(?: (?:be|read|say))?s?\s?[:=–-]\s*| (?:should|must) (?:be|read|say):? | is:? | (?=["\p{Lu}]))["']?([^\n"]{3,120}?)["']?(?=\n|$|[.!?] \p{Lu}|"|,? (?:and|with) )/giu
  ],
  [
    'headline',
    /(?:^|[\n.,;(] ?|\b(?:the|with|and|a) )(?:headline|heading)(?:(?: (?:should|must|to))?(?: (?:be|read|say))?s?\s?[:=–-]\s*| (?:should|must) (?:be|read|say):? | is:? | (?:i'd|i would) say | (?=["\p{Lu}]))["']?([^\n"]{3,90}?)["']?(?=\n|$|[.!?] \p{Lu}|"|,? (?:and|with|but) )/giu
  ],
  [
    'signature',
    new RegExp(
      `\\b[Ss]ign(?:ed)?(?: it| off| this)?(?: off)?(?: (?:by|from|as|with))?:? "?((?:${NAME})(?:, (?:${NAME}))?)`,
      'gu'
    )
  ]
]
const SURE = 0.9

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
  if (isKnown || span.length < 3) return drafts
  const others = drafts.flatMap(one => {
    if (!isContent(one.role) || one.role === 'sender' || !overlaps(one.span, span)) return [one]
    const before = trim(text, between(one.span.at, match.index))
    return within(one.span, span) || before.length < 3 ? [] : [{ ...one, span: before, whole: false }]
  })
  return [...others, { role, span, confidence: SURE }]
}
