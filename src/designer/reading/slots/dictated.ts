import { overlaps } from '../entities/found.ts'
import type { ContentRole } from '../reading.ts'
import { type Draft, type Stage, without } from './draft.ts'

/** A place of the email, and the words in quotation marks that are to stand there: `the headline should be "Sing us into summer"`. */
const DICTATED =
  /\b(?:(subject)(?: line)?|(headline|heading))(?: (?:is|be|as|like|should|could|can|must|to|says?|reads?|something|maybe))*\s?[:,]?\s"([^"\n]{3,100})"/gi
const SURE = 0.95
/** An email has one of each; more are talk. */
const MOST = 4

/** Takes the quoted words that a sentence gives to subject or headline for what stands there, word for word. */
export const dictated: Stage = (drafts, { view: { text } }) => {
  const found = [...text.matchAll(DICTATED)]
    .slice(0, MOST)
    .map(({ 0: said, 1: subject, 3: words = '', index }): Draft => {
      const role: ContentRole = subject ? 'subject' : 'headline'
      return {
        role,
        span: { at: index + said.length - 1 - words.length, length: words.length },
        confidence: SURE,
        given: true
      }
    })
  const given = drafts.filter(one => one.given)
  const isFree = ({ span, role }: Draft): boolean => !given.some(one => one.role === role || overlaps(one.span, span))
  const free = found.filter((one, at) => isFree(one) && found.findIndex(({ role }) => role === one.role) === at)
  if (free.length === 0) return [...drafts]
  const taken = free.map(({ span }) => span)
  const rest = drafts.filter(one => !one.given)
  return [...given, ...without(rest, taken, text), ...free]
}
