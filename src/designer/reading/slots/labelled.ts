import labels from '../data/labels.json' with { type: 'json' }
import { endOf, overlaps, within } from '../entities/found.ts'
import { type ContentRole, type DirectionRole, isContent, type Role } from '../reading.ts'
import type { Line } from '../text/lines.ts'
import type { Parsed } from '../text/parsed.ts'
import { countWords } from '../text/words.ts'
import { between, type Draft, entitiesWithin, type Stage, sliceOf, trim } from './draft.ts'

/** What labels that many use say of what follows them. */
type Labelled = ContentRole | DirectionRole | 'occasion'
const KNOWN: ReadonlyMap<string, Labelled> = new Map(
  Object.entries(labels).flatMap(([role, names]) => names.split(' ').map(name => [name, role as Labelled]))
)
/** An occasion that only says which kind of email it is; another is what the email is about. */
const KIND_ONLY =
  /^(?:an? |our |the )?(?:[\w'-]+ )?(?:e-?mails?|mail(?:ing|er)?|newsletter|invite|invitation|reminder|notice|welcome|survey|receipt|launch|sale|birthday|thank[ -]you|announcement|promo(?:tion)?|confirmation|update)\b.{0,30}$/i
/** How sure a known label makes a role. */
const SURE = 0.95
/** Lines with labels that make a form: then each line is one thing, whatever its label. */
const FORM = 3
/** How sure it is that a line of a form is for readers when its words say nothing, and when it has a date, a sum or an address. */
const [BARE, WITH_ENTITY] = [0.5, 0.65]

const keyOf = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[()*_"]/g, '')
    .trim()
    .replace(/\s+/g, '_')

/** What the label of a line says of it, if it is known. An occasion is what the email is about. */
const roleOfLabel = (label: string): Labelled | undefined =>
  KNOWN.get(keyOf(label)) ?? KNOWN.get(keyOf(label).replace(/^(?:the|our|your|email|main)_/, ''))

/** Reads lines with labels: a known one says the role of the line, another makes a labelled statement of what follows it. */
export const labelled: Stage = (drafts, parsed) => {
  const { text } = parsed.view
  const asides = drafts.filter(({ given }) => given)
  const lines = parsed.lines.filter(
    ({ label, cells, span }) => label && cells.length < 3 && !asides.some(one => overlaps(one.span, span))
  )
  const isForm = lines.length >= FORM && lines.length * 2 >= parsed.lines.length
  let rest = [...drafts]
  for (const line of lines) {
    const role = line.label && roleOfLabel(sliceOf(text, line.label))
    const isName = drafts.some(
      ({ role: one, span }) => line.label && isContent(one) && one !== 'statement' && overlaps(span, line.label)
    )
    const words = sliceOf(text, line.body)
    if (role) rest = withRole(rest, line, role === 'occasion' ? ofOccasion(words) : role, text)
    else if (!isName && (isForm || isShort(line, text))) rest = withLabel(rest, line, parsed, isForm)
  }
  return rest
}

/** Two words of an occasion are but the kind of email. */
const ofOccasion = (words: string): Role => (KIND_ONLY.test(words) || countWords(words) < 3 ? 'request' : 'topic')

const isShort = ({ label }: Line, text: string): boolean =>
  label !== undefined && sliceOf(text, label).split(' ').length <= 3

function withRole(drafts: readonly Draft[], line: Line, role: Role, text: string): Draft[] {
  const [inside, outside] = partition(drafts, line)
  const span = trim(text, line.body)
  if (span.length === 0 || !line.label) return [...outside, ...inside]
  const named = inside.find(one => one.role === role)
  const isInner = ({ role: one }: Draft) => isContent(one) && one !== 'statement' && one !== 'item'
  const keeps = inside.filter(
    one => one.role !== role && (isContent(role) ? role !== 'statement' && isInner(one) : one.role === 'sender')
  )
  const exact = role === 'sender' && named ? named.span : span
  const draft: Draft = { role, span: exact, label: line.label, confidence: SURE, given: true }
  return [...outside, draft, ...keeps.map(one => ({ ...one, within: draft }))]
}

/** A line of content with a label nobody knows is one statement with that label; of several sentences the first has it. */
function withLabel(
  drafts: readonly Draft[],
  line: Line,
  { view: { text }, sentences, found }: Parsed,
  isForm: boolean
): Draft[] {
  const [inside, outside] = partition(drafts, line)
  const content = inside.filter(one => isContent(one.role) && !one.within).sort((a, b) => a.span.at - b.span.at)
  const first = content[0]
  const span = trim(text, line.body)
  if (!line.label || span.length === 0) return [...outside, ...inside]
  if (inside.length === 0 && isForm) {
    const confidence = entitiesWithin(found, span).length > 0 ? WITH_ENTITY : BARE
    return [...outside, { role: 'statement', span, label: line.label, confidence, content: confidence, whole: false }]
  }
  if (!first) return [...outside, ...inside]
  const isOne =
    sentences.filter(one => within(one.span, line.body)).length === 1 &&
    content.length === inside.filter(one => !one.within).length
  if (!isOne || (content.length === 1 && first.role !== 'statement'))
    return [...outside, ...inside.map(one => (one === first ? { ...one, label: line.label } : one))]
  const inner = inside.filter(one => one.role !== 'statement' && one.role !== 'item')
  const whole: Draft = {
    role: 'statement',
    span,
    label: line.label,
    confidence: Math.max(...content.map(one => one.confidence)),
    content: Math.max(...content.map(one => one.content ?? one.confidence)),
    whole: false
  }
  return [...outside, whole, ...inner.map(one => ({ ...one, within: whole }))]
}

function partition(drafts: readonly Draft[], { body, label }: Line): [Draft[], Draft[]] {
  const line = label ? between(label.at, endOf(body)) : body
  const inside = drafts.filter(({ span }) => within(span, body))
  return [inside, drafts.filter(one => !inside.includes(one) && !overlaps(one.span, line))]
}
