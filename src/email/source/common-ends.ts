/**
 * How many UTF-16 units two texts share at their beginning and at their end; the two never overlap in either text.
 * No pair of surrogates is parted: half of one can be neither stored nor sent.
 */
export function commonEnds(a: string, b: string): { head: number; tail: number } {
  const shorter = Math.min(a.length, b.length)
  let head = 0
  while (head < shorter && a.charCodeAt(head) === b.charCodeAt(head)) head++
  if (head > 0 && isBetween(a.charCodeAt(head - 1), 0xd800, 0xdbff)) head--
  let tail = 0
  while (tail < shorter - head && a.charCodeAt(a.length - 1 - tail) === b.charCodeAt(b.length - 1 - tail)) tail++
  if (tail > 0 && isBetween(a.charCodeAt(a.length - tail), 0xdc00, 0xdfff)) tail--
  return { head, tail }
}

const isBetween = (unit: number, first: number, last: number): boolean => first <= unit && unit <= last
