import { make } from '../briefs/make.ts'
import { scoreBrief } from '../briefs/score.ts'
import { answer } from '../chat/answer.ts'
import { scoreAnswer } from '../chat/score.ts'
import { emailOf } from '../composed/email-of.ts'
import { gateFaults } from '../composed/gate-faults.ts'
import { faultsInBrands } from '../composed/in-brands.ts'
import { notSaidOnce } from '../composed/said-once.ts'
import type { Scored } from '../designers.ts'
import type { FilledForm } from '../fields/faults.ts'
import { filledBy } from '../fields/from-reading.ts'
import { scoreFields } from '../fields/score.ts'
import { briefsOf, formsOf, type Hands, instructionsOf, PORTIONS, type Portion } from '../load.ts'
import type { Brief, ChatInstruction } from '../material.ts'
import { joined, type Tally, yes } from '../tally.ts'

export const SETS = [
  'briefs-open',
  'briefs-fresh',
  'briefs-blind',
  'instructions-open',
  'instructions-fresh',
  'instructions-blind',
  'fields-open',
  'fields-blind'
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

/** Every `of`th of a list, from `shard` on, of some hands or of all. */
export interface Shard {
  shard: number
  of: number
  hands?: Hands
}

/** Scores a set, or its part. Faults of what is not open are dropped here, where they come into being. */
export async function scoreSet(set: SetName, scored: Scored, part: Shard): Promise<Result> {
  const portion = PORTIONS.find(each => set.endsWith(each)) ?? 'open'
  const result = await scorePortion(set, portion, scored, part)
  return portion === 'open' ? result : { ...result, faults: [] }
}

function scorePortion(set: SetName, portion: Portion, scored: Scored, part: Shard): Promise<Result> {
  const thinned = <Entry>(all: Entry[]): Entry[] => (set.endsWith('part') ? all.filter((_, at) => at % 3 === 0) : all)
  if (set.startsWith('instructions'))
    return scoreEach(thinned(instructionsOf(portion, part.hands)), part, one => scoreInstruction(one, scored))
  const briefs = briefsOf(portion, part.hands)
  if (set.startsWith('briefs')) return scoreEach(thinned(briefs), part, brief => scoreOne(brief, scored))
  const briefOf = new Map(briefs.map(brief => [brief.id, brief]))
  return scoreEach(thinned(formsOf(portion, part.hands)), part, form => scoreForm(form, briefOf.get(form.id), scored))
}

async function scoreOne(brief: Brief, { designer, fill }: Scored) {
  const made = await make(designer, brief.text)
  return { ...scoreBrief(brief, made, await fill(brief.text)), milliseconds: made.milliseconds }
}

/** The form as the reading fills it, against the sender's; and the email that the sender's makes. */
async function scoreForm({ facts }: FilledForm, brief: Brief | undefined, { fill }: Scored) {
  const { text = '', kinds: [kind = 'letter'] = [] } = brief ?? {}
  const began = performance.now()
  const reading = await fill(text)
  const milliseconds = performance.now() - began
  const { sure, reachable, unread } = filledBy(reading, text)
  const { tally, faults } = scoreFields(facts, sure)
  const { fieldsRight: fieldsReachable = unread } = scoreFields(facts, reachable).tally
  const [broken, unsaid] = [gateFaults(sure), notSaidOnce(facts, emailOf({ kind, ...facts }))]
  const branded = faultsInBrands(kind, facts)
  const email = {
    gateKept: yes(broken.length === 0),
    saidOnce: yes(unsaid.length === 0),
    brandKept: yes(branded.length === 0)
  }
  return {
    tally: { ...tally, fieldsReachable, wordsUnread: unread, ...email },
    faults: [...faults, ...broken, ...unsaid, ...branded],
    milliseconds
  }
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
    faults: scores.flatMap(({ id, faults }) => faults.map(fault => `${id} ${fault.replace(/\s+/g, ' ')}`))
  }
}
