import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { DesignerName } from './designers.ts'
import type { Result, SetName } from './run/sets.ts'
import { quantile, type Tally } from './tally.ts'

const FILE = new URL('./scores.json', import.meta.url)

/** A set's scores as they are committed. */
export interface Committed {
  scored: number
  milliseconds: { median: number; p95: number }
  scores: Tally
}
/** Figures of designers by their names, and of one that is gone as `before`. */
export type Scores = Partial<Record<DesignerName | 'before', Record<string, Committed>>>

export const readScores = (): Scores => (existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Scores) : {})

/** Keeps the figures of the sets that were scored; those of others stay. */
export function writeScores(designer: DesignerName, results: ReadonlyMap<SetName, Result>): void {
  const scores = readScores()
  const sets = Object.fromEntries([...results].map(([set, result]) => [set, committed(result)]))
  const all = { ...scores, [designer]: { ...scores[designer], ...sets } }
  // A score stands on one line, so that a change shows what changed.
  const text = JSON.stringify(all, null, 2).replace(
    /\{\s+"(count|median)": ([\d.]+),\s+"(of|p95)": ([\d.]+)\s+\}/g,
    '{ "$1": $2, "$3": $4 }'
  )
  writeFileSync(FILE, `${text}\n`)
}

const committed = ({ tally, times }: Result): Committed => ({
  scored: times.length,
  milliseconds: { median: Math.round(quantile(times, 0.5)), p95: Math.round(quantile(times, 0.95)) },
  scores: Object.fromEntries(Object.entries(tally).sort(([a], [b]) => (a < b ? -1 : 1)))
})
