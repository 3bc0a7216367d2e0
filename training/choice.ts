import { shuffler } from './shuffler.ts'

/** One of several that may be chosen, and whether it is right; where none is, nothing is to be chosen. */
export interface Option {
  features: Readonly<Record<string, number>>
  right: boolean
}

const [ROUNDS, RATE, PULL] = [15, 0.15, 2e-4]
/** What is seen of fewer options says nothing. */
const FEWEST = 40

interface Row {
  places: number[]
  values: number[]
  right: boolean
}

/** The weights by which the right one of each list is likeliest chosen, or nothing where none is right, to two digits. */
export function fitChoice(lists: readonly (readonly Option[])[]): Record<string, number> {
  const names = namesIn(lists)
  const places = new Map(names.map((name, at) => [name, at]))
  const rows = lists.map(options => options.map(option => rowOf(option, places)))
  const [weights, steps] = [new Float64Array(names.length), new Float64Array(names.length).fill(1e-2)]
  const shuffled = shuffler()
  for (let round = 0; round < ROUNDS; round++) for (const list of shuffled(rows)) learnFrom(list, weights, steps)
  return Object.fromEntries(names.map((name, at) => [name, Math.round(weights[at]! * 100) / 100]))
}

function namesIn(lists: readonly (readonly Option[])[]): string[] {
  const counts = new Map<string, number>()
  for (const { features } of lists.flat())
    for (const [name, value] of Object.entries(features)) if (value !== 0) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts.keys()].filter(name => counts.get(name)! >= FEWEST).sort()
}

function rowOf({ features, right }: Option, places: ReadonlyMap<string, number>): Row {
  const seen = Object.entries(features).filter(([name, value]) => value !== 0 && places.has(name))
  return { places: seen.map(([name]) => places.get(name)!), values: seen.map(([, value]) => value), right }
}

/** One step of steepest descent for one list; to choose nothing has the score 0. */
function learnFrom(list: readonly Row[], weights: Float64Array, steps: Float64Array): void {
  const scores = list.map(({ places, values }) => places.reduce((sum, at, of) => sum + weights[at]! * values[of]!, 0))
  const most = Math.max(0, ...scores)
  const odds = [...scores, 0].map(score => Math.exp(score - most))
  const all = odds.reduce((a, b) => a + b, 0)
  const isRight = [...list.map(({ right }) => right), !list.some(({ right }) => right)]
  const right = odds.reduce((sum, one, at) => sum + (isRight[at] ? one : 0), 0)
  for (const [at, { places, values }] of list.entries()) {
    const amiss = odds[at]! / all - (isRight[at] ? odds[at]! / right : 0)
    for (const [of, place] of places.entries()) {
      const slope = amiss * values[of]! + PULL * weights[place]!
      steps[place]! += slope * slope
      weights[place]! -= (RATE * slope) / Math.sqrt(steps[place]!)
    }
  }
}
