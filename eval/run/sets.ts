import { caseOf } from '../briefs/case.ts'
import { make } from '../briefs/make.ts'
import { scoreBrief } from '../briefs/score.ts'
import { sampledCorpora } from '../corpora.ts'
import type { DesignerName, Scored } from '../designers.ts'
import { briefsOf, type Half } from '../load.ts'
import { joined, type Tally } from '../tally.ts'

export const SETS = ['briefs-open', 'briefs-blind', 'held-out'] as const
export type SetName = (typeof SETS)[number]

/** How a set is called in tables and in scores.json. The built-in designer's weights have seen all annotated briefs. */
export const setLabel = (designer: DesignerName, set: SetName): string =>
  designer === 'builtin' && set === 'held-out' ? 'in-sample' : set

/** What a set, or a part of it, came to. */
export interface Result {
  tally: Tally
  /** Milliseconds of each email or answer. */
  times: number[]
  /** What was amiss, one line each, with its id. Of blind material there are none. */
  faults: string[]
}

/** So many annotated briefs of the corpora are scored. */
const SAMPLE = 1_000

/** Every `of`th of a list, from `shard` on. */
export interface Shard {
  shard: number
  of: number
}

/** Scores a set, or its part. Faults of blind material are dropped here, where they come into being. */
export async function scoreSet(set: SetName, scored: Scored, part: Shard): Promise<Result> {
  const result = await scoreBriefs(casesOf(set), scored, part)
  return set.endsWith('blind') ? { ...result, faults: [] } : result
}

const casesOf = (set: SetName) =>
  set === 'held-out' ? sampledCorpora(SAMPLE).map(({ brief }) => brief) : briefsOf(set.slice(7) as Half).map(caseOf)

async function scoreBriefs(cases: ReturnType<typeof casesOf>, scored: Scored, { shard, of }: Shard): Promise<Result> {
  const tallies: Tally[] = []
  const times: number[] = []
  const faults: string[] = []
  for (const brief of cases.filter((_, at) => at % of === shard)) {
    const made = await make(scored.designer, brief.text, scored.kindOf)
    const score = scoreBrief(brief, made)
    tallies.push(score.tally)
    times.push(made.milliseconds)
    faults.push(...score.faults.map(fault => `${brief.id} ${fault}`))
  }
  return { tally: joined(tallies), times, faults }
}
