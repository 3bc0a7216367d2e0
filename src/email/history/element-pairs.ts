import type { SourceDocument, SourceElement } from '../source/source.ts'

/** Children of two elements that are the same part; one side alone was added or removed. */
export interface ElementPair {
  was: number | undefined
  now: number | undefined
  /** Where it went among those that stand in both. */
  moved?: 'up' | 'down'
}

/**
 * Brings the elements inside two elements together: those of the same source first, then of the same words, then those of one
 * name and mark in their order. `-1` stands for the document.
 */
export function pairElements(then: SourceDocument, now: SourceDocument, of: [number, number]): ElementPair[] {
  const [old, fresh] = [then.children(of[0]), now.children(of[1])]
  const pairs = new Map<number, number>()
  const taken = new Set<number>()
  const match = (keyOf: (doc: SourceDocument, index: number) => string) => {
    const free = Map.groupBy(
      old.filter(index => !taken.has(index)),
      index => keyOf(then, index)
    )
    for (const index of fresh) {
      const found = pairs.has(index) ? undefined : free.get(keyOf(now, index))?.shift()
      if (found === undefined) continue
      pairs.set(index, found)
      taken.add(found)
    }
  }
  match((doc, index) => doc.outerHtml(index))
  match((doc, index) => `${markOf(doc, index)} ${doc.textContent(index)}`)
  match(markOf)
  const both = fresh.flatMap(index => (pairs.has(index) ? [old.indexOf(pairs.get(index)!)] : []))
  const still = new Set(longestRise(both))
  const present: ElementPair[] = fresh.map(index => {
    const was = pairs.get(index)
    const at = was === undefined ? -1 : old.indexOf(was)
    return was === undefined || still.has(at)
      ? { was, now: index }
      : { was, now: index, moved: both.indexOf(at) < both.filter(other => other < at).length ? 'up' : 'down' }
  })
  const gone = old.filter(index => !taken.has(index))
  return [...present, ...gone.map(index => ({ was: index, now: undefined }))]
}

/** What an element is, whatever it says: a section by its kind, a slot or a list by its name, any other by its tag. */
function markOf(doc: SourceDocument, index: number): string {
  const marks = ['data-section', 'data-slot', 'data-list'].map(name => doc.attribute(index, name) ?? '').join(' ')
  return marks.trim() || (doc.elements[index] as SourceElement).name
}

/** The longest run of numbers that rises; of two as long the one with the later beginnings, so that what went up counts as moved. */
function longestRise(numbers: readonly number[]): number[] {
  const best: number[][] = []
  for (const [at, number] of numbers.entries()) {
    const before = best.slice(0, at).filter(run => run.at(-1)! < number)
    best.push([...before.reduce((long, run) => (run.length >= long.length ? run : long), [] as number[]), number])
  }
  return best.reduce((long, run) => (run.length >= long.length ? run : long), [])
}
