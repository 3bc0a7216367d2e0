import { isForReaders } from '../../model/model-shape.ts'
import type { Span } from '../../reading.ts'
import { between } from '../../slots/draft.ts'
import { countWords } from '../../text/words.ts'
import type { Prose } from '../claim.ts'
import { entitiesIn, type Page, touching, typed } from '../page.ts'
import { isClause, passesGate } from '../turn/gate.ts'
import { asYou } from '../turn/to-reader.ts'
import { type Unit, unitsOf } from '../units.ts'
import { factsIn } from './facts.ts'
import { readRun } from './run.ts'
import { segmentsOf, spokenPieces } from './segments.ts'
import { OFFERED } from './sentence.ts'
import { DENIED, toldUnits } from './told.ts'

/** Reads what no other rule has read: which words are for readers, and which facts they tell. */
export function readProse(page: Page, stretches: readonly Span[]): Prose {
  const spans = stretches.flatMap(one => spokenPieces(page, one))
  const all = withNames(
    page,
    spans,
    spans.map(span => readStretch(page, span))
  )
  return {
    claims: all.flatMap(({ claims }) => claims),
    loose: all.flatMap(({ loose }) => loose),
    directions: all.flatMap(({ directions }) => directions)
  }
}

/** A few words before the sender that name what is on the day behind: "Plant sale at … on Saturday". */
function withNames(page: Page, spans: readonly Span[], reads: readonly Prose[]): Prose[] {
  const all = [...reads]
  for (const [at, read] of reads.entries()) {
    const [before, first, ...others] = [reads[at - 1], ...read.claims]
    const [name, ...more] = before && before.claims.length === 0 ? before.loose : []
    if (!name || more.length > 0 || first?.path !== 'occasions' || first.value.note || !isName(name.text)) continue
    if (touching(page.sentences, between(spans[at - 1]!.at, spans[at]!.at + 1)).length > 1) continue
    all[at - 1] = { ...before!, loose: [] }
    const value = { ...first.value, note: name.text.replace(/\.$/, '') }
    all[at] = { ...read, claims: [{ ...first, value }, ...others] }
  }
  return all
}

const isName = (text: string): boolean => countWords(text) <= LONGEST_NAME && !isClause(text) && passesGate(text)
const LONGEST_NAME = 6

const [THEY, CAN] = [/^(?:they|their|them)\b/i, /^(?:can|may|will|should|must|get)\b/i]
const asItIs = (text: string): string => text
/** "tell our members", "can park for free": it is readers who can. */
const youCan = (text: string): string => (CAN.test(text) ? `You ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text)

/** Of what follows a request to tell somebody something, "they" are its readers. */
function readStretch(page: Page, span: Span): Prose {
  const prose: Prose = { claims: [], loose: [], directions: [] }
  const runs = runsOf(toldUnits(unitsOf(span, page), page))
  for (const [at, run] of runs.entries()) {
    const begins = at > 0 ? typed(page, run[0]!.span) : ''
    const turn = THEY.test(begins) ? asYou : CAN.test(begins) ? youCan : asItIs
    const read = isContent(run[0]!) ? readRun(page, run, turn) : readDirection(page, run[0]!)
    prose.claims.push(...read.claims)
    prose.loose.push(...read.loose)
    prose.directions.push(...read.directions)
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
function readDirection(page: Page, { span, role }: Unit): Prose {
  const hasLink = entitiesIn(page, span, 'url').length > 0 && !DENIED.test(typed(page, span))
  const named = hasLink ? segmentsOf(page, span).flatMap(one => factsIn(page, one)) : []
  const kept = role === 'look' || role === 'part' || role === 'note' ? role : 'ask'
  return { claims: named.filter(({ path }) => path === 'buttons'), loose: [], directions: [{ span, role: kept }] }
}
