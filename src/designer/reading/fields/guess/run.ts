import { endOf } from '../../entities/found.ts'
import type { Span } from '../../reading.ts'
import { between } from '../../slots/draft.ts'
import { type Claim, DOUBTFUL, type Prose } from '../claim.ts'
import { entitiesIn, type Page, typed } from '../page.ts'
import { isClean, passesGate } from '../turn/gate.ts'
import { toReader } from '../turn/to-reader.ts'
import type { Unit } from '../units.ts'
import { factsIn } from './facts.ts'
import { segmentsOf } from './segments.ts'
import { ENTERS, sentenceOf } from './sentence.ts'
import { unreadOf } from './unread.ts'

interface Part {
  span: Span
  facts: Claim[]
}

/** Reads units that hang together: as one fact, as clauses that each tell a fact or can stand alone, else as one sentence. */
export function readRun(page: Page, run: readonly Unit[], turn: (text: string) => string): Prose {
  const unit = wholeOf(run)
  const own = isSaid(page, unit.span) ? [] : factsIn(page, unit.span)
  const parts = own.length > 0 ? [{ span: unit.span, facts: own }] : partsOf(page, unit.span)
  const reads = parts.map(({ span, facts }): Prose => {
    if (facts.length === 0) return sentenceOf(page, { ...unit, span }, turn)
    const claims = facts.map(one => turned(weighed(one, unit), turn))
    return { claims, loose: unreadOf(page, span, claims), directions: [] }
  })
  return {
    claims: reads.flatMap(({ claims }) => claims),
    loose: reads.flatMap(({ loose }) => loose),
    directions: reads.flatMap(({ directions }) => directions)
  }
}

/** A run as one unit: for readers as much as its words are in the middle. */
function wholeOf(run: readonly Unit[]): Unit {
  const [first, last] = [run[0]!, run.at(-1)!]
  const length = run.reduce((sum, { span }) => sum + span.length, 0)
  const content = run.reduce((sum, one) => sum + one.content * one.span.length, 0) / Math.max(1, length)
  return { span: between(first.span.at, endOf(last.span)), role: run.length === 1 ? first.role : 'say', content }
}

/** A written sentence that names a sum is said as it was written. */
const WRITTEN = /^\p{Lu}.*[.!?]$/su
const isSaid = (page: Page, span: Span): boolean => {
  const words = typed(page, { at: span.at, length: span.length + 1 })
  return WRITTEN.test(words) && words.split(' ').length > LONG_SENTENCE && entitiesIn(page, span, 'money').length === 1
}
const LONG_SENTENCE = 6

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

/** A list of clauses of which some tell a fact and the others can stand alone, those beside each other together; else all of it. */
function partsOf(page: Page, span: Span): Part[] {
  const isWritten = WRITTEN.test(typed(page, { at: span.at, length: span.length + 1 }))
  const all: Part[] = []
  for (const segment of segmentsOf(page, span)) {
    const found = factsIn(page, segment)
    const facts = found.some(({ path }) => !isWritten || path === 'buttons') ? found : []
    const last = all.at(-1)
    if (facts.length > 0 || !last || last.facts.length > 0) all.push({ span: segment, facts })
    else last.span = between(last.span.at, endOf(segment))
  }
  const others = all.filter(({ facts }) => facts.length === 0)
  return others.every(part => canStand(page, part.span)) ? all : [{ span, facts: [] }]
}

const canStand = (page: Page, span: Span): boolean => {
  const words = typed(page, span)
  return entitiesIn(page, span, 'date', 'time', 'url').length === 0 && isClean(words) && passesGate(toReader(words))
}
