/** Chooses as a person would between equals. Each decision has a name, and is made from seed, kind and that name alone. */
export interface Choice {
  /** A number from 0 up to 1. */
  number: (name: string) => number
  /** Several in an order by chance. */
  order: (name: string, items: readonly string[]) => string[]
  /** One of several by their keys; what is added to them or goes moves the choice only to or from itself. */
  pick: <Item>(name: string, items: readonly [Item, ...Item[]], keyOf?: (item: Item) => string) => Item
}

/** FNV-1a over the text's UTF-16 units, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** One step of Mulberry32: spreads near hashes over the whole range. */
function spread(hash: number): number {
  const state = (hash + 0x6d2b79f5) >>> 0
  let mixed = Math.imul(state ^ (state >>> 15), state | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
}

/** The choices of a seed for a kind of email. */
export function choiceOf(seed: number, kind: string): Choice {
  const number = (name: string) => spread(hashOf(`${seed} ${kind} ${name}`))
  return {
    number,
    order: (name, items) => items.toSorted((a, b) => number(`${name} ${a}`) - number(`${name} ${b}`)),
    pick: (name, items, keyOf = String) => {
      const chances = items.map(item => number(`${name} ${keyOf(item)}`))
      return items[chances.indexOf(Math.max(...chances))] ?? items[0]
    }
  }
}
