/** Choices that look random and are the same again with the same seed. */
export interface Random {
  /** A whole number from 0 up to, and without, `below`. */
  below: (below: number) => number
  pick: <Value>(values: readonly Value[]) => Value
  /** One of several, each as likely as its weight. */
  weighed: <Value extends { weight: number }>(values: readonly Value[]) => Value
}

/** Mulberry32, which is short and good enough to choose with. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    pick: values => values[below(values.length)]!,
    weighed(values) {
      let left = next() * values.reduce((sum, { weight }) => sum + weight, 0)
      for (const value of values) {
        left -= value.weight
        if (left < 0) return value
      }
      return values.at(-1)!
    }
  }
}
