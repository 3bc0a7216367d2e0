/** How long something takes, in ms. */
export interface Times {
  min: number
  median: number
}

/**
 * The times of several works by their names. They take turns, so that what else the machine does falls on all of them
 * alike and ratios between them hold.
 */
export async function takingTurns<Name extends string>(
  works: Record<Name, () => unknown>,
  rounds = 30
): Promise<Record<Name, Times>> {
  const entries = Object.entries(works) as [Name, () => unknown][]
  const times = new Map<Name, number[]>(entries.map(([name]) => [name, []]))
  for (let round = -3; round < rounds; round += 1) {
    for (const [name, work] of entries) {
      const start = performance.now()
      await work()
      // The first rounds warm up.
      if (round >= 0) times.get(name)?.push(performance.now() - start)
    }
  }
  return Object.fromEntries([...times].map(([name, all]) => [name, timesOf(all)])) as Record<Name, Times>
}

function timesOf(all: number[]): Times {
  const sorted = all.toSorted((one, other) => one - other)
  return { min: sorted[0] as number, median: sorted[Math.floor(sorted.length / 2)] as number }
}

/**
 * One row: what, its least and middle time, its budget, and its ratio to the yardstick of the same run (medians). The least time is
 * held against the budget: what else the machine does only adds to it.
 */
export function row(name: string, { min, median }: Times, yardstick: Times, budget?: number) {
  const verdict = budget === undefined ? '' : verdictOf(min, budget)
  const ms = (time: number) => time.toFixed(2).padStart(9)
  console.log(
    `${name.padEnd(44)}${ms(min)}${ms(median)} ms ${(median / yardstick.median).toFixed(2).padStart(8)} × ${verdict}`
  )
}

const verdictOf = (least: number, budget: number) => `budget ${budget} ms ${least <= budget ? 'kept' : 'EXCEEDED'}`

/** How many times as long as the other, by least and by middle times. */
export function timesAsLong(one: Times, other: Times): string {
  return `${(one.min / other.min).toFixed(1)} (least), ${(one.median / other.median).toFixed(1)} (middle)`
}

/** The names of the columns of `spreadRow`. */
export const spreadColumns = `${' '.repeat(44)}${['least', 'middle', '95 %', 'work'].map(name => name.padStart(9)).join('')}`

/**
 * One row in ms: the least time, the middle one and that of 95 in 100; what the page's own thread worked for each, where that is known;
 * and the middle's ratio to the yardstick's. The least is held against the budget.
 */
export function spreadRow(
  name: string,
  { times, work }: { times: number[]; work?: number },
  yardstick: number[],
  budget?: number
) {
  const at = (all: number[], share: number) =>
    all.toSorted((one, other) => one - other)[Math.min(all.length - 1, Math.floor(all.length * share))] ?? Number.NaN
  const middle = at(times, 0.5)
  const verdict = budget === undefined ? '' : verdictOf(at(times, 0), budget)
  const shown = [at(times, 0), middle, at(times, 0.95), work].map(time => (time?.toFixed(2) ?? '').padStart(9)).join('')
  console.log(`${name.padEnd(44)}${shown} ms ${(middle / at(yardstick, 0.5)).toFixed(2).padStart(8)} × ${verdict}`)
}
