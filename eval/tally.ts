/** How often something was right, or wrong, of how many times it could have been. */
export type Share = { count: number; of: number }
/** Shares by the name of their score. It holds numbers only: nothing of the material can pass through it. */
export type Tally = Record<string, Share>

export const share = (count: number, of: number): Share => ({ count, of })
export const yes = (holds: boolean): Share => share(Number(holds), 1)

/** The sums of tallies, name by name. */
export function joined(tallies: readonly Tally[]): Tally {
  const sum: Tally = {}
  for (const tally of tallies)
    for (const [name, { count, of }] of Object.entries(tally)) {
      const before = sum[name] ?? share(0, 0)
      sum[name] = share(before.count + count, before.of + of)
    }
  return sum
}

/** The value below which that part (0–1) of the sorted values lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
}
