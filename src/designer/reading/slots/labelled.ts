import { overlaps, within } from '../entities/found.ts'
import { type ContentRole, isContent } from '../reading.ts'
import type { Line } from '../text/lines.ts'
import { countWords } from '../text/words.ts'
import { type Draft, type Stage, sliceOf, trim } from './draft.ts'

/** Labels of places of the email: what follows is to stand there word for word. */
const DICTATED =
  /^(?:the |email |main )?(?:(subject)(?: line)?|(headline|heading)|(button|cta|call to action)(?: text| label| says)?)$/i
const PLACES: readonly ContentRole[] = ['subject', 'headline', 'button']
/** How sure such a label makes a role. */
const SURE = 0.95
/** Longer labels are words of their own, in words. */
const LONGEST_LABEL = 3

/** Reads lines with labels: that of a place of the email says what stands there, another belongs to what follows it. */
export const labelled: Stage = (drafts, { view: { text }, lines }) => {
  const given = drafts.filter(one => one.given)
  return lines
    .filter(({ span }) => !given.some(one => overlaps(one.span, span)))
    .reduce(
      (sofar, line) => (line.label ? withLabel(sofar, line, sliceOf(text, line.label), text) : sofar),
      [...drafts]
    )
}

function withLabel(drafts: Draft[], { label, body }: Line, words: string, text: string): Draft[] {
  const inside = drafts.filter(one => within(one.span, body))
  const place = PLACES[(DICTATED.exec(words)?.slice(1) ?? []).findIndex(Boolean)]
  const span = inside.find(({ role }) => role === place)?.span ?? trim(text, body)
  if (!label || span.length === 0) return drafts
  const rest = drafts.filter(one => !inside.includes(one))
  if (place) return [...rest, { role: place, span, label, confidence: SURE, given: true }]
  const [first] = inside.filter(one => !one.within && isContent(one.role)).sort((a, b) => a.span.at - b.span.at)
  if (!first || countWords(words) > LONGEST_LABEL) return drafts
  const known = { ...first, label }
  return drafts.map(one => (one === first ? known : one.within === first ? { ...one, within: known } : one))
}
