import type { Splice } from '../source/source.ts'

/** White space between two other characters that a formatted text has differently. Offsets are in the source. */
export interface Gap extends Splice {
  /** White space as the source has it, empty where there is none. */
  before: string
}

const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13)

const skipSpace = (text: string, at: number): number => {
  let end = at
  while (end < text.length && isSpace(text.charCodeAt(end))) end++
  return end
}

/**
 * Where a formatted text has other white space than its source; `undefined` when anything else differs, for then it is not
 * the same text in another order of lines.
 */
export function gapsBetween(source: string, formatted: string): Gap[] | undefined {
  const gaps: Gap[] = []
  let [at, there] = [0, 0]
  for (;;) {
    const [to, end] = [skipSpace(source, at), skipSpace(formatted, there)]
    const [before, insert] = [source.slice(at, to), formatted.slice(there, end)]
    if (before !== insert) gaps.push({ from: at, to, insert, before })
    if (to === source.length || end === formatted.length)
      return to === source.length && end === formatted.length ? gaps : undefined
    if (source.charCodeAt(to) !== formatted.charCodeAt(end)) return undefined
    at = to + 1
    there = end + 1
  }
}
