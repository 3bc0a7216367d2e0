/** How long something takes, in ms: the median of `runs` after a few that warm up. */
export function median(run: () => unknown, runs = 40): number {
  for (let warm = 0; warm < 5; warm += 1) run()
  const times = Array.from({ length: runs }, () => {
    const start = performance.now()
    run()
    return performance.now() - start
  })
  return middle(times)
}

/** The same for work that waits. */
export async function medianAsync(run: () => Promise<number>, runs = 15): Promise<number> {
  await run()
  const times: number[] = []
  for (let each = 0; each < runs; each += 1) times.push(await run())
  return middle(times)
}

function middle(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] as number
}

/** One row: what, how long, its budget, and its ratio to the run's yardstick (parsing the same email with parse5). */
export function row(name: string, ms: number, yardstick: number, budget?: number) {
  const verdict = budget === undefined ? '' : `budget ${budget} ms ${ms <= budget ? 'kept' : 'EXCEEDED'}`
  console.log(
    `${name.padEnd(44)}${ms.toFixed(2).padStart(9)} ms ${(ms / yardstick).toFixed(2).padStart(8)} × ${verdict}`
  )
}
