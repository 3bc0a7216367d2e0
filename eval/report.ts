import { figureOf, GOALS, isMet } from './goals.ts'
import type { Result, SetName } from './run/sets.ts'
import { quantile } from './tally.ts'

/** The figures of a run as a table: a row a score, a column a set, `✓` where a goal is met. */
export function tableOf(results: ReadonlyMap<SetName, Result>): string {
  const sets = [...results]
  const rows = GOALS.filter(({ score }) => sets.some(([, { tally }]) => tally[score])).map(goal => [
    goal.title,
    goalText(goal),
    ...sets.map(([, { tally }]) => {
      const score = tally[goal.score]
      if (!score || score.of === 0) return '–'
      const met = isMet(goal, score)
      return `${figureOf(score)} %${met === undefined ? '' : met ? ' ✓' : ' ✗'}`
    })
  ])
  const times = ['milliseconds', 'median, p95', ...sets.map(([, { times }]) => timeText(times))]
  const counts = ['scored', '', ...sets.map(([, { times }]) => String(times.length))]
  return aligned([['', 'goal', ...sets.map(([set]) => set)], counts, ...rows, times])
}

const goalText = ({ atLeast, atMost }: (typeof GOALS)[number]): string =>
  atLeast !== undefined ? `≥ ${atLeast} %` : atMost !== undefined ? `≤ ${atMost} %` : ''

const timeText = (times: readonly number[]): string =>
  `${Math.round(quantile(times, 0.5))}, ${Math.round(quantile(times, 0.95))}`

function aligned(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map(row => row[at]?.length ?? 0)))
  return rows
    .map(row =>
      row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ')
    )
    .join('\n')
}
