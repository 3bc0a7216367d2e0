/** Chooses as a person would between equals; the same seed and words make the same choices. */
export interface Choice {
  /** A number from 0 up to 1. */
  next: () => number
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item
}

/** FNV-1a over the text's UTF-16 units, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** Mulberry32: small, fast, and good enough to choose layouts with. */
export function choiceOf(text: string): Choice {
  let state = hashOf(text)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return { next, pick: items => items[Math.floor(next() * items.length)] ?? items[0] }
}
