/** Keeps the most recently used results of costly work, up to `limit`; work in progress is shared, failures are forgotten. */
export function createRecent<Result>(limit: number) {
  const kept = new Map<string, Promise<Result>>()

  return function recall(key: string, make: () => Promise<Result>): Promise<Result> {
    const found = kept.get(key)
    const result = found ?? make()
    kept.delete(key)
    kept.set(key, result)
    if (!found) result.catch(() => kept.delete(key))
    if (kept.size > limit) kept.delete(kept.keys().next().value!)
    return result
  }
}
