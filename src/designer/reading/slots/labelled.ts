import { endOf, overlaps, within } from '../entities/found.ts'
import { type ContentRole, isContent } from '../reading.ts'
import type { Line } from '../text/lines.ts'
import type { Parsed } from '../text/parsed.ts'
import { countWords } from '../text/words.ts'
import { between, type Draft, type Stage, sliceOf, trim } from './draft.ts'

/** Labels of places of the email: what follows is to stand there word for word. */
const DICTATED =
  /^(?:the |email |main )?(?:(subject)(?: line)?|(headline|heading)|(button|cta|call to action)(?: text| label| says)?)$/i
const PLACES: readonly ContentRole[] = ['subject', 'headline', 'button']
/** How sure such a label makes a role. */
const SURE = 0.95
const LONGEST_LABEL = 3

/** Reads lines with labels: that of a place of the email says what stands there, another makes a labelled statement of what follows it. */
export const labelled: Stage = (drafts, parsed) => {
  const { text } = parsed.view
  const given = drafts.filter(one => one.given)
  const lines = parsed.lines.filter(({ label, span }) => label && !given.some(one => overlaps(one.span, span)))
  return lines.reduce<Draft[]>(
    (sofar, line) => {
      const label = sliceOf(text, line.label ?? line.span)
      const place = placeOf(label)
      if (place) return withRole(sofar, line, place, text)
      return countWords(label) <= LONGEST_LABEL ? withLabel(sofar, line, parsed) : sofar
    },
    [...drafts]
  )
}

const placeOf = (label: string): ContentRole | undefined => {
  const named = DICTATED.exec(label)?.slice(1) ?? []
  return PLACES[named.findIndex(Boolean)]
}

function withRole(drafts: readonly Draft[], line: Line, role: ContentRole, text: string): Draft[] {
  const span = trim(text, line.body)
  const { outside, inside } = parted(drafts, line)
  if (span.length === 0) return [...drafts]
  const known = inside.find(one => one.role === role)?.span ?? span
  return [...outside, { role, span: known, ...(line.label && { label: line.label }), confidence: SURE, given: true }]
}

/** A line of content is one statement with its label; of several sentences or things the first has it. */
function withLabel(drafts: readonly Draft[], line: Line, parsed: Parsed): Draft[] {
  const { inside, outside } = parted(drafts, line)
  const span = trim(parsed.view.text, line.body)
  const { label } = line
  if (!label || span.length === 0 || drafts.some(one => isNamed(one, label))) return [...drafts]
  const top = inside.filter(one => !one.within)
  const content = top.filter(({ role }) => isContent(role)).sort((a, b) => a.span.at - b.span.at)
  const [first] = content
  if (!first) return [...drafts]
  const isOne =
    parsed.sentences.filter(one => within(one.span, line.body)).length === 1 && content.length === top.length
  if (!isOne || (content.length === 1 && first.role !== 'statement'))
    return [...outside, ...inside.map(one => (one === first ? { ...one, label } : one))]
  const whole = statementOf(span, label, Math.max(...content.map(one => one.content ?? one.confidence)))
  const inner = inside.filter(({ role }) => role !== 'statement' && role !== 'item')
  return [...outside, whole, ...inner.map(one => ({ ...one, within: whole }))]
}

const statementOf = (span: Draft['span'], label: Draft['span'], confidence: number): Draft => ({
  role: 'statement',
  span,
  label,
  confidence,
  content: confidence,
  whole: false
})

/** Is a label the name of a thing, or of who sends? */
const isNamed = ({ role, span }: Draft, label: Draft['span']): boolean =>
  isContent(role) && role !== 'statement' && overlaps(span, label)

function parted(drafts: readonly Draft[], { body, label }: Line): { inside: Draft[]; outside: Draft[] } {
  const line = label ? between(label.at, endOf(body)) : body
  const inside = drafts.filter(({ span }) => within(span, body))
  return { inside, outside: drafts.filter(one => !inside.includes(one) && !overlaps(one.span, line)) }
}
