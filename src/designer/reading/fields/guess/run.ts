import { endOf } from '../../entities/found.ts'
import type { Span } from '../../reading.ts'
import { between } from '../../slots/draft.ts'
import { type Claim, DOUBTFUL, type Prose } from '../claim.ts'
import { entitiesIn, type Page, typed } from '../page.ts'
import { passesGate } from '../turn/gate.ts'
import { toReader } from '../turn/to-reader.ts'
import type { Unit } from '../units.ts'
import { factsIn } from './facts.ts'
import { joinedUnits } from './joined.ts'
import { occasionIn } from './occasion.ts'
import { segmentsOf } from './segments.ts'
import { ENTERS, sentenceOf } from './sentence.ts'
import { unreadOf } from './unread.ts'

/** A sentence of its own begins so: "limit 2 per household, we don't ship". */
const SUBJECT = /^(?:we|you|they|i|it|there|it's|we're|you're)\b/i

interface Part {
  span: Span
  facts: Claim[]
}

/** Reads units that hang together: those with facts each, and what is left between them as sentences. */
export function readRun(page: Page, run: readonly Unit[], turn: (text: string) => string): Prose {
  const prose: Prose = { claims: [], loose: [], directions: [] }
  let left: Unit[] = []
  const say = (units: readonly Unit[]) => {
    const { claims, loose, directions } = units.length > 0 ? sentenceOf(page, units, turn) : prose
    if (units.length === 0) return
    prose.claims.push(...claims)
    prose.loose.push(...loose)
    prose.directions.push(...directions)
  }
  for (const unit of joinedUnits(page, run)) {
    const own = factsIn(page, unit.span)
    const split = own.length > 0 ? [{ span: unit.span, facts: own }] : partsOf(page, unit)
    const parts = split.length > 0 ? split : wholeDay(page, unit)
    if (parts.length > 0 || SUBJECT.test(typed(page, unit.span))) {
      say(left)
      left = []
    }
    if (parts.length === 0) left.push(unit)
    for (const part of parts) {
      const facts = part.facts.map(one => turned(weighed(one, unit), turn))
      prose.claims.push(...facts)
      if (facts.length > 0) prose.loose.push(...unreadOf(page, part.span, facts))
      if (part.facts.length === 0) say([{ ...unit, span: part.span }])
    }
  }
  say(left)
  return prose
}

/** A day with all of the words around it, where they are few. */
function wholeDay(page: Page, { span }: Unit): Part[] {
  const day = occasionIn(page, span, true)
  return day ? [{ span, facts: [day] }] : []
}

/** What stands among words for the designer is doubtful. */
const weighed = (one: Claim, { content }: Unit): Claim =>
  content < ENTERS - 0.2 && one.path !== 'buttons' ? { ...one, confidence: Math.min(one.confidence, DOUBTFUL) } : one

/** A claim with all of its words turned, but for addresses. */
function turned(one: Claim, turn: (text: string) => string): Claim {
  const { value } = one
  if (typeof value === 'string') return { ...one, value: turn(value) } as Claim
  const words = Object.entries(value).map(([key, text]) => [
    key,
    typeof text === 'string' && key !== 'link' ? turn(text) : text
  ])
  return { ...one, value: Object.fromEntries(words) } as Claim
}

/** A list of clauses of which some tell a fact and the others can stand alone, those beside each other together. A written sentence is parted before an address only. */
function partsOf(page: Page, { span }: Unit): Part[] {
  const segments = segmentsOf(page, span)
  if (segments.length < 2) return []
  const isWritten = /^\p{Lu}/u.test(typed(page, span))
  const all: Part[] = []
  for (const segment of segments) {
    const found = factsIn(page, segment)
    const facts = found.some(({ path }) => !isWritten || path === 'buttons') ? found : []
    const last = all.at(-1)
    if (facts.length > 0 || !last || last.facts.length > 0) all.push({ span: segment, facts })
    else last.span = between(last.span.at, endOf(segment))
  }
  const others = all.filter(({ facts }) => facts.length === 0)
  return all.length > 1 && others.length < all.length && others.every(({ span: one }) => canStand(page, one)) ? all : []
}

const canStand = (page: Page, span: Span): boolean =>
  entitiesIn(page, span, 'date', 'time', 'url').length === 0 && passesGate(toReader(typed(page, span)))
