/** Numbers that look random and are the same for the same seed (mulberry32). */
export function createRandom(seed: number): { next: () => number; pick: <Item>(items: readonly Item[]) => Item } {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return { next, pick: items => items[Math.floor(next() * items.length)]! }
}

export type Random = ReturnType<typeof createRandom>
