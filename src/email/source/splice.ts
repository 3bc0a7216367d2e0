import { commonEnds } from './common-ends.ts'
import type { Splice } from './source.ts'

/** Two splices name the same bytes, or bytes that are not there. */
export class SpliceError extends Error {
  override name = 'SpliceError'
}

/** Splices in the order of their places; those at one place keep the order they were given in. */
export function sortSplices(source: string, splices: readonly Splice[]): Splice[] {
  const sorted = [...splices].sort((a, b) => a.from - b.from || a.to - b.to)
  let end = 0
  for (const { from, to } of sorted) {
    if (from < end || to < from || to > source.length) throw new SpliceError(`Changes overlap at ${from}.`)
    end = to
  }
  return sorted
}

/** The text after all splices, whose offsets are those of `source`. Bytes that no splice names stay identical. Throws `SpliceError`. */
export function applySplices(source: string, splices: readonly Splice[]): string {
  const parts: string[] = []
  let at = 0
  for (const { from, to, insert } of sortSplices(source, splices)) {
    parts.push(source.slice(at, from), insert)
    at = to
  }
  parts.push(source.slice(at))
  return parts.join('')
}

/** What undoes them: splices for the text that `applySplices` gives. */
export function invertSplices(source: string, splices: readonly Splice[]): Splice[] {
  let shift = 0
  return sortSplices(source, splices).map(({ from, to, insert }) => {
    const start = from + shift
    shift += insert.length - (to - from)
    return { from: start, to: start + insert.length, insert: source.slice(from, to) }
  })
}

/** The smallest single splice that turns one text into the other, without halves of characters; none when they are equal. */
export function spliceBetween(before: string, after: string): Splice[] {
  if (before === after) return []
  const { head, tail } = commonEnds(before, after)
  return [{ from: head, to: before.length - tail, insert: after.slice(head, after.length - tail) }]
}

/** The same splices, each of which names only bytes that it changes; what changes nothing goes. */
export function narrowSplices(source: string, splices: readonly Splice[]): Splice[] {
  return splices.flatMap(({ from, to, insert }) =>
    spliceBetween(source.slice(from, to), insert).map(splice => ({
      ...splice,
      from: from + splice.from,
      to: from + splice.to
    }))
  )
}
