import { WIDTH } from '../src/designer/roles/decode.ts'
import { featuresOf, STEPS, stepInto } from '../src/designer/roles/features.ts'
import type { Annotated } from './annotated.ts'
import { learnClasses, numberedNames, rowsByName } from './softmax.ts'

/** What was learnt: for each feature a row of `WIDTH` weights, and what one role says of the next. */
export interface Learnt {
  rows: Map<string, Float32Array>
  between: Float64Array
}

const MANNER = { rounds: 8, rate: 0.3, decay: 3e-4 }
/** A feature that few briefs have says little of other briefs. */
const SEEN = 8
/** How much the role of the word before counts beside what a word looks like. */
const BETWEEN = 0.5

/** Learns the role of each word from its features, and how roles follow one another from how often they do. */
export function learn(briefs: Annotated[]): Learnt {
  const named = briefs.map(({ text, tokens }) => featuresOf(text, tokens))
  const names = numberedNames(
    named.map(features => features.flat()),
    SEEN
  )
  const examples = briefs.map(({ roles }, brief) =>
    roles.map((right, at) => ({
      right,
      size: named[brief]?.[at]?.length ?? 0,
      features: Int32Array.from((named[brief]?.[at] ?? []).flatMap(name => names.get(name) ?? []))
    }))
  )
  const weights = learnClasses(examples, names.size, WIDTH, MANNER)
  return { rows: rowsByName(names, weights, WIDTH), between: betweenOf(briefs) }
}

/** The logarithm of how much likelier a role is behind another than anywhere, for each kind of step. */
function betweenOf(briefs: Annotated[]): Float64Array {
  const follows = new Float64Array(STEPS * WIDTH * WIDTH).fill(0.3)
  const roles = new Float64Array(WIDTH).fill(1)
  for (const brief of briefs)
    for (const [at, role] of brief.roles.entries()) {
      roles[role] = (roles[role] ?? 0) + 1
      const token = brief.tokens[at]
      if (at === 0 || !token) continue
      const place = (stepInto(token) * WIDTH + (brief.roles[at - 1] ?? 0)) * WIDTH + role
      follows[place] = (follows[place] ?? 0) + 1
    }
  const all = roles.reduce((sum, count) => sum + count, 0)
  return follows.map((count, place) => {
    const row = Math.floor(place / WIDTH) * WIDTH
    const sum = follows.subarray(row, row + WIDTH).reduce((total, one) => total + one, 0)
    return BETWEEN * (Math.log(count / sum) - Math.log((roles[place % WIDTH] ?? 1) / all))
  })
}
