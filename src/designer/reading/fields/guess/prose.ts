import { endOf } from '../../entities/found.ts'
import { isForReaders } from '../../model/model-shape.ts'
import type { Span } from '../../reading.ts'
import { between } from '../../slots/draft.ts'
import { countWords } from '../../text/words.ts'
import { type Claim, claim, DOUBTFUL, LIKELY, type Loose, type Stretch } from '../claim.ts'
import { entitiesIn, type Page, typed } from '../page.ts'
import { passesGate } from '../turn/gate.ts'
import { toReader } from '../turn/to-reader.ts'
import { type Unit, unitsOf } from '../units.ts'
import { factsIn } from './facts.ts'
import { segmentsOf } from './segments.ts'
import { toldUnits } from './told.ts'

/** What is read of prose. */
export interface Prose {
  claims: Claim[]
  loose: Loose[]
  directions: Stretch[]
}

/** So likely for readers words must be to enter by themselves, and so likely to be offered. */
export const [ENTERS, OFFERED] = [0.7, 0.35]
/** A sentence of its own begins so: "limit 2 per household, we don't ship". */
const SUBJECT = /^(?:we|you|they|i|it|there|it's|we're|you're)\b/i
const HEADING = 4
/** As sure as what a person is asked about. */
const UNSURE = 0.6

/** Reads what no other rule has read: which words are for readers, and which facts they tell. */
export function readProse(page: Page, stretches: readonly Span[]): Prose {
  const prose: Prose = { claims: [], loose: [], directions: [] }
  for (const span of stretches) {
    const units = toldUnits(unitsOf(span, page), page)
    for (const run of runsOf(units)) {
      if (isContent(run[0]!)) readRun(page, run, prose)
      else readDirection(page, run[0]!, prose)
    }
  }
  return prose
}

const isContent = ({ role, content }: Unit): boolean => isForReaders(role) || content >= OFFERED

/** Content that hangs together, and each direction. */
function runsOf(units: readonly Unit[]): Unit[][] {
  const runs: Unit[][] = []
  for (const one of units) {
    const last = runs.at(-1)
    if (last && isContent(last[0]!) && isContent(one)) last.push(one)
    else runs.push([one])
  }
  return runs
}

/** A direction may name where a button leads: "link the checklist, x.example". */
function readDirection(page: Page, { span, role }: Unit, { claims, directions }: Prose): void {
  const named =
    entitiesIn(page, span, 'url').length > 0 ? segmentsOf(page, span).flatMap(one => factsIn(page, one)) : []
  claims.push(...named.filter(({ path }) => path === 'buttons'))
  directions.push({ span, role: role === 'look' || role === 'part' || role === 'note' ? role : 'ask' })
}

/** Units with facts are read each; what is left between them stays together. */
function readRun(page: Page, run: readonly Unit[], prose: Prose): void {
  let left: Unit[] = []
  const close = () => {
    if (left.length > 0) sentenceOf(page, left, prose)
    left = []
  }
  for (const unit of joinedDays(page, run)) {
    const facts = factsIn(page, unit.span)
    const parts = facts.length > 0 ? [] : partsOf(page, unit)
    if (facts.length > 0 || parts.length > 0 || SUBJECT.test(typed(page, unit.span))) close()
    if (facts.length > 0) prose.claims.push(...facts.map(one => weighed(one, unit)))
    else if (parts.length > 0)
      for (const part of parts) {
        if (part.facts.length > 0) prose.claims.push(...part.facts.map(one => weighed(one, unit)))
        else sentenceOf(page, [{ ...unit, span: part.span }], prose)
      }
    else left.push(unit)
  }
  close()
}

const weighed = (one: Claim, { content }: Unit): Claim =>
  content < ENTERS - 0.2 ? { ...one, confidence: Math.min(one.confidence, DOUBTFUL) } : one

/** What a unit that begins so goes on from the one before it. */
const LEANS_BACK =
  /^(?:will|is|are|was|were|has|have|can|in|at|on|for|with|to|from|because|which|who|whose|that|as|by|of|than|until|till|when|where|not)\b/

/** A unit that ends so goes on. */
const OPEN = /\b(?:our|the|an?|your|my|their|at|in|with|for|of|to|from|and|by)$/i

/** A day by itself, and what leans on the words before it, belongs to them: "annual meeting, Thursday 12 June". */
function joinedDays(page: Page, run: readonly Unit[]): Unit[] {
  const units: Unit[] = []
  for (const one of run) {
    const last = units.at(-1)
    const [day] = entitiesIn(page, one.span, 'date', 'time')
    const isShort = last && countWords(typed(page, last.span)) <= 8 && entitiesIn(page, last.span).length === 0
    const isDay = isShort && day?.span.at === one.span.at
    if (last && (isDay || LEANS_BACK.test(typed(page, one.span)) || OPEN.test(typed(page, last.span))))
      units[units.length - 1] = { ...last, span: between(last.span.at, endOf(one.span)) }
    else units.push(one)
  }
  return units
}

/** A list of clauses of which some tell a fact and the others can stand alone, those beside each other together. A written sentence is parted before an address only. */
function partsOf(page: Page, { span }: Unit): Part[] {
  const segments = segmentsOf(page, span)
  if (segments.length < 2) return []
  const isWritten = /^\p{Lu}/u.test(typed(page, span))
  const parts = segments.map(one => ({ span: one, facts: factsIn(page, one) }))
  const isParted = (part: Part): boolean => part.facts.some(({ path }) => !isWritten || path === 'buttons')
  const all = parts.reduce<Part[]>((sofar, part) => {
    const last = sofar.at(-1)
    if (isParted(part) || !last || last.facts.length > 0)
      return [...sofar, isParted(part) ? part : { ...part, facts: [] }]
    return [...sofar.slice(0, -1), { span: between(last.span.at, endOf(part.span)), facts: [] }]
  }, [])
  const others = all.filter(({ facts }) => facts.length === 0)
  const canStand = others.every(
    part =>
      entitiesIn(page, part.span, 'date', 'time', 'url').length === 0 && passesGate(toReader(typed(page, part.span)))
  )
  return all.length > 1 && others.length < all.length && canStand ? all : []
}

interface Part {
  span: Span
  facts: Claim[]
}

/** A day in a sentence mostly belongs among the days; a letter tells it. */
const isDated = (page: Page, span: Span): boolean =>
  page.kind !== 'letter' && entitiesIn(page, span, 'date', 'time').length > 0

function sentenceOf(page: Page, units: readonly Unit[], { claims, loose, directions }: Prose): void {
  const span = between(units[0]!.span.at, endOf(units.at(-1)!.span))
  const words = typed(page, span)
  const text = toReader(words)
  const [first] = units
  if (first?.role === 'trade' && units.length === 1 && countWords(words) < 6) {
    claims.push(claim({ path: 'sender.trade', value: words }, span, LIKELY))
    return
  }
  const content = Math.min(...units.map(one => one.content))
  if (text === '') return
  if (isHeading(page, span, words)) directions.push({ span, role: 'note' })
  else if (content >= ENTERS && passesGate(text))
    claims.push(
      claim({ path: 'sentences', value: text }, span, isDated(page, span) ? Math.min(content, UNSURE) : content)
    )
  else loose.push({ text, field: 'sentences', span })
}

/** "Dates." at the beginning of a paragraph that goes on names what follows. */
function isHeading(page: Page, span: Span, words: string): boolean {
  const line = page.lines.find(one => one.span.at <= span.at && endOf(one.span) >= endOf(span))
  const isFirst = line !== undefined && span.at - line.span.at < 4 && endOf(line.span) - endOf(span) > 30
  return (
    isFirst &&
    countWords(words) < HEADING &&
    /^[.:]?$/.test(page.text.slice(endOf(span), endOf(span) + 1).trim()) &&
    !/[!?]$/.test(words)
  )
}
