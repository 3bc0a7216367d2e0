import type { EmailFacts } from '../email-facts.ts'
import { entriesOf, factAt, fieldOf, namePart } from './fact-paths.ts'
import type { Wanted } from './rewrites.ts'

/** The single changes that lead from facts to others: what changes or goes first, the last entry of a list before those ahead of it. */
export function differences(before: EmailFacts, after: EmailFacts): Wanted[] {
  const fields = [...new Set([...entriesOf(before), ...entriesOf(after)].map(({ path }) => fieldOf(path)))]
  const all = fields.flatMap(field => {
    const [one, other] = [before[field as keyof EmailFacts], after[field as keyof EmailFacts]]
    return Array.isArray(one) && Array.isArray(other)
      ? listDifferences(before, after, field, { one, other })
      : valueDifferences(before, after, field, field)
  })
  return [...all.filter(each => each.before !== ''), ...all.filter(each => each.before === '')]
}

/** The values below a place of the one facts, and below that of the others. */
function valueDifferences(before: EmailFacts, after: EmailFacts, from: string, to: string): Wanted[] {
  const tails = (facts: EmailFacts, place: string): string[] =>
    entriesOf(facts).flatMap(({ path }) =>
      path === place || path.startsWith(`${place}.`) ? [path.slice(place.length)] : []
    )
  const all = [...new Set([...tails(before, from), ...tails(after, to)])]
  return all
    .map(tail => ({
      path: `${to}${tail}`,
      before: factAt(before, `${from}${tail}`),
      after: factAt(after, `${to}${tail}`)
    }))
    .filter(each => each.before !== each.after)
}

interface Lists {
  one: readonly unknown[]
  other: readonly unknown[]
}

/** Entries that both have at the beginning and the end are the same; of those between, the first change and the rest go or come. */
function listDifferences(before: EmailFacts, after: EmailFacts, field: string, { one, other }: Lists): Wanted[] {
  const isSame = (at: number, to: number): boolean => JSON.stringify(one[at]) === JSON.stringify(other[to])
  let head = 0
  while (head < Math.min(one.length, other.length) && isSame(head, head)) head++
  let tail = 0
  while (tail < Math.min(one.length, other.length) - head && isSame(one.length - 1 - tail, other.length - 1 - tail))
    tail++
  const [gone, come] = [one.length - tail, other.length - tail]
  const both = Math.min(gone, come)
  const changed = range(head, both).flatMap(at => valueDifferences(before, after, `${field}.${at}`, `${field}.${at}`))
  const removed = range(both, gone)
    .reverse()
    .map(at => removal(before, field, at))
  const added = range(both, come).flatMap(at => additions(after, field, at))
  return [...changed, ...removed, ...added]
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, by) => from + by)

function removal(before: EmailFacts, field: string, at: number): Wanted {
  const part = namePart(field)
  const group = `${field}.${at}`
  const own = entriesOf(before).filter(({ path }) => path === group || path.startsWith(`${group}.`))
  const path = part ? `${group}.${part}` : (own[0]?.path ?? group)
  return { path, before: factAt(before, path), after: '' }
}

/** An entry comes with its name first, or whole where it is nothing without its value. */
function additions(after: EmailFacts, field: string, at: number): Wanted[] {
  const group = `${field}.${at}`
  const own = entriesOf(after).filter(({ path }) => path === group || path.startsWith(`${group}.`))
  const kept = field === 'rows' ? own.filter(({ path }) => path.endsWith('.value')) : own
  return kept.map(({ path, value }) => ({ path, before: '', after: value }))
}
