import type { OutlineItem } from './outline.ts'

/**
 * Which item of a list after a change is the one at `at` before: the one that says the same, wherever it stands now; else, among
 * those that say something new, the one that has most in common with it, or nothing but its place. Counted from 0; `undefined` when
 * it is gone.
 */
export function itemNow(before: readonly OutlineItem[], after: readonly OutlineItem[], at: number): number | undefined {
  const free = new Set(after.keys())
  const pairs = new Map<number, number>()
  const pair = (fits: (item: OutlineItem, now: OutlineItem, isThere: boolean) => boolean) => {
    for (const [index, item] of before.entries()) {
      const now = pairs.has(index)
        ? undefined
        : [...free].find(other => fits(item, after[other] as OutlineItem, other === index))
      if (now === undefined) continue
      free.delete(now)
      pairs.set(index, now)
    }
  }
  pair((item, now) => item.slots.length === now.slots.length && shared(item, now) === item.slots.length)
  for (let least = Math.max(0, ...before.map(({ slots }) => slots.length)); least > 0; least--)
    pair((item, now) => shared(item, now) >= least)
  pair((_item, _now, isThere) => isThere)
  return pairs.get(at)
}

/** How many slots of an item are the same in another. */
const shared = (item: OutlineItem, other: OutlineItem): number =>
  item.slots.filter(({ name, value }) =>
    other.slots.some(slot => slot.name === name && JSON.stringify(slot.value) === JSON.stringify(value))
  ).length
