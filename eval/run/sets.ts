import { type BriefCase, caseOf } from '../briefs/case.ts'
import { make } from '../briefs/make.ts'
import { scoreBrief } from '../briefs/score.ts'
import { answer } from '../chat/answer.ts'
import { scoreAnswer } from '../chat/score.ts'
import { sampledCorpora } from '../corpora.ts'
import type { Scored } from '../designers.ts'
import type { FilledForm } from '../fields/faults.ts'
import { filledBy } from '../fields/from-reading.ts'
import { scoreFields } from '../fields/score.ts'
import { briefsOf, formsOf, type Hands, instructionsOf, PORTIONS, type Portion } from '../load.ts'
import type { ChatInstruction } from '../material.ts'
import { joined, type Tally } from '../tally.ts'

export const SETS = [
  'briefs-open',
  'briefs-fresh',
  'briefs-blind',
  'instructions-open',
  'instructions-fresh',
  'instructions-blind',
  'fields-open',
  'fields-blind',
  'held-out'
] as const
/** Every third of the open ones: what `npm test` scores. */
export const PARTS = ['briefs-part', 'instructions-part', 'fields-part'] as const
export type SetName = (typeof SETS)[number] | (typeof PARTS)[number]

/** What a set, or a part of it, came to. */
export interface Result {
  tally: Tally
  /** Milliseconds of each email or answer. */
  times: number[]
  /** What was amiss, one line each, with its id. Of fresh and blind material there are none. */
  faults: string[]
}

/** So many annotated briefs of the corpora are scored. */
const SAMPLE = 1_000

/** Every `of`th of a list, from `shard` on, of some hands or of all. */
export interface Shard {
  shard: number
  of: number
  hands?: Hands
}

/** Scores a set, or its part. Faults of what is not open are dropped here, where they come into being. */
export async function scoreSet(set: SetName, scored: Scored, part: Shard): Promise<Result> {
  if (set === 'held-out') return scoreHeldOut(scored, part)
  const portion = PORTIONS.find(each => set.endsWith(each)) ?? 'open'
  const result = await scorePortion(set, portion, scored, part)
  return portion === 'open' ? result : { ...result, faults: [] }
}

function scorePortion(set: SetName, portion: Portion, scored: Scored, part: Shard): Promise<Result> {
  const thinned = <Entry>(all: Entry[]): Entry[] => (set.endsWith('part') ? all.filter((_, at) => at % 3 === 0) : all)
  if (set.startsWith('instructions'))
    return scoreEach(thinned(instructionsOf(portion, part.hands)), part, one => scoreInstruction(one, scored))
  if (set.startsWith('fields')) {
    const texts = new Map(briefsOf(portion, part.hands).map(({ id, text }) => [id, text]))
    return scoreEach(thinned(formsOf(portion, part.hands)), part, form =>
      scoreForm(form, texts.get(form.id) ?? '', scored)
    )
  }
  return scoreEach(thinned(briefsOf(portion, part.hands)).map(caseOf), part, brief => scoreOne(brief, scored))
}

/** Each brief is read by what was learnt from files other than its own, where the designer has such weights. */
async function scoreHeldOut(scored: Scored, part: Shard): Promise<Result> {
  const cases = sampledCorpora(SAMPLE)
  const folds = await scored.folds?.()
  const readers = new Map(folds?.flatMap(fold => fold.files.map(file => [file, fold.scored] as const)))
  const fileOf = new Map(cases.map(({ brief, file }) => [brief, file]))
  return scoreEach(
    cases.map(({ brief }) => brief),
    part,
    brief => scoreOne(brief, readers.get(fileOf.get(brief) ?? '') ?? scored)
  )
}

async function scoreOne(brief: BriefCase, { designer, kindOf }: Scored) {
  const made = await make(designer, brief.text, kindOf)
  return { ...scoreBrief(brief, made), milliseconds: made.milliseconds }
}

async function scoreForm({ facts }: FilledForm, brief: string, { fill }: Scored) {
  const began = performance.now()
  const reading = await fill?.(brief)
  const milliseconds = performance.now() - began
  if (!reading) return { tally: {}, faults: [], milliseconds }
  const { sure, reachable, unread } = filledBy(reading, brief)
  const { tally, faults } = scoreFields(facts, sure)
  const { fieldsRight: fieldsReachable = unread } = scoreFields(facts, reachable).tally
  return { tally: { ...tally, fieldsReachable, wordsUnread: unread }, faults, milliseconds }
}

async function scoreInstruction(instruction: ChatInstruction, { designer }: Scored) {
  const answered = await answer(designer, instruction)
  return { ...scoreAnswer(instruction, answered), milliseconds: answered.milliseconds }
}

interface Each {
  tally: Tally
  faults: string[]
  milliseconds: number
}

async function scoreEach<Entry extends { id: string }>(
  entries: readonly Entry[],
  { shard, of }: Shard,
  score: (entry: Entry) => Promise<Each>
): Promise<Result> {
  const scores: (Each & { id: string })[] = []
  for (const entry of entries.filter((_, at) => at % of === shard))
    scores.push({ id: entry.id, ...(await score(entry)) })
  return {
    tally: joined(scores.map(({ tally }) => tally)),
    times: scores.map(({ milliseconds }) => milliseconds),
    faults: scores.flatMap(({ id, faults }) => faults.map(fault => `${id} ${fault}`))
  }
}
