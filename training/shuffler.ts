/** Shuffles the same way every time. */
export function shuffler(): <Item>(items: readonly Item[]) => Item[] {
  let seed = 7
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648
  }
  return items => {
    const order = [...items]
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(next() * (at + 1))
      ;[order[at], order[other]] = [order[other]!, order[at]!]
    }
    return order
  }
}
