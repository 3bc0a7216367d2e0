/** Numbers from 0 up to, not including, 2 to the power of 32, the same ones every time. */
export function numbersFrom(seed: number): () => number {
  let last = seed
  return () => {
    last = (Math.imul(last, 1_664_525) + 1_013_904_223) >>> 0
    return last
  }
}

/** Shuffles the same way every time. */
export function shuffler(): <Item>(items: readonly Item[]) => Item[] {
  const next = numbersFrom(7)
  return items => {
    const order = [...items]
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor((next() / 2 ** 32) * (at + 1))
      ;[order[at], order[other]] = [order[other]!, order[at]!]
    }
    return order
  }
}

/** Leaves out a part of what it is given, other ones each time, but the same ones in every run. */
export function thinner(part: number): (all: Int32Array) => Int32Array {
  const next = numbersFrom(12_345)
  const least = part * 2 ** 32
  return all => (part === 0 ? all : all.filter(() => next() >= least))
}
