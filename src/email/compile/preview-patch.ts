import type { SourceDocument, SourceElement, Span, Splice } from '../source/source.ts'
import { applySplices } from '../source/splice.ts'
import { removeUnsafe } from '../source/unsafe.ts'

/** A run of siblings that gives way to another; all that stands around it in a painted preview may stay. Indexes are those of elements. */
export interface PreviewPatch {
  /** The element whose children they are, in the document before; -1 at the top. */
  parent: number
  /** The siblings around the run, in the document before. */
  previous: number | undefined
  next: number | undefined
  /** So many elements before, from this index on, give way … */
  at: number
  removed: number
  /** … to so many of the document after, which begin at this index there. */
  addedAt: number
  added: number
  /** The run as it is now: nothing in it runs, and each element is marked (`data-at`) with its index in the document after. */
  html: string
}

/**
 * What has to be painted anew after splices of a document, run by run in the order of the text. `undefined` when only all of it
 * will do: markup that does not end where it should, or a change of the shell.
 */
export function previewPatches(
  before: SourceDocument,
  after: SourceDocument,
  splices: readonly Splice[]
): PreviewPatch[] | undefined {
  if ([before, after].some(({ strayEnds, isTooDeep }) => strayEnds.length > 0 || isTooDeep)) return undefined
  const places = splices.map(splice => placeOf(before, splice))
  if (places.some(({ parent }) => isShell(before, parent))) return undefined
  const runs = apart(places)
  const shifts = shiftsOf(splices)
  const patches = runs.flatMap(
    run => patchOf(before, after, run, { start: shifts(run.start, false), end: shifts(run.end, true) }) ?? []
  )
  return patches.length === runs.length && isAligned(before, after, patches) ? patches : undefined
}

interface Run extends Span {
  parent: number
  previous: number | undefined
  next: number | undefined
}

/** The run of siblings that a splice touches, from the sibling before to the one after. */
function placeOf(doc: SourceDocument, { from, to }: Splice): Run {
  const holds = ({ openEnd, closeStart, empty }: SourceElement) => !empty && openEnd <= from && to <= closeStart
  const holder = doc.elements.findLast(element => element.start < from && holds(element))
  const parent = holder?.index ?? -1
  const children = doc.children(parent).map(index => doc.elements[index] as SourceElement)
  const previous = children.findLast(({ end }) => end <= from)
  const next = children.find(({ start }) => start >= to)
  const [start, end] = [previous?.end ?? holder?.openEnd ?? 0, next?.start ?? holder?.closeStart ?? doc.source.length]
  return { parent, previous: previous?.index, next: next?.index, start, end }
}

/**
 * The shell of a document cannot be painted in pieces, nor can what is no markup to us. Wherever a source writes its `<html>`, such
 * as behind a tag that nothing closes, a browser has it around everything.
 */
function isShell(doc: SourceDocument, parent: number): boolean {
  for (let at = parent; at >= 0; at = doc.elements[at]!.parent)
    if (/^(head|style|title|script)$/.test(doc.elements[at]!.name)) return true
  const around = parent < 0 ? doc.elements : doc.children(parent).map(child => doc.elements[child]!)
  return doc.elements[parent]?.name === 'html' || around.some(({ name }) => /^(html|head|body)$/.test(name))
}

/** Runs that do not overlap, in order: of two that do, the outer one, or both as one when they are of the same parent. */
function apart(runs: readonly Run[]): Run[] {
  const found: Run[] = []
  for (const run of [...runs].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = found.at(-1)
    if (!last || run.start >= last.end || (run.start === run.end && run.start === last.end)) found.push(run)
    else if (run.end > last.end) found.splice(-1, 1, { ...last, end: run.end, next: run.next })
  }
  return found
}

/** Where a place of the text before is after all splices; one at the edge of a splice stays before it, or behind it. */
function shiftsOf(splices: readonly Splice[]): (at: number, isBehind: boolean) => number {
  return (at, isBehind) =>
    splices.reduce(
      (sum, { from, to, insert }) => (to < at || (isBehind && to === at) ? sum + insert.length - (to - from) : sum),
      at
    )
}

/** `undefined` where something begins in the run that ends outside of it, such as a `<` that takes what follows for its tag. */
function patchOf(before: SourceDocument, after: SourceDocument, run: Run, now: Span): PreviewPatch | undefined {
  const { parent, previous, next } = run
  const [at, removed] = elementsIn(before, run)
  const [addedAt, added] = elementsIn(after, now)
  if (after.elements.slice(addedAt, addedAt + added).some(({ end }) => end > now.end)) return undefined
  return { parent, previous, next, at, removed, addedAt, added, html: piece(after, now, addedAt, added) }
}

/** The first element that begins in a span, and how many do. */
function elementsIn({ elements }: SourceDocument, { start, end }: Span): [first: number, count: number] {
  const first = elements.findIndex(element => element.start >= start)
  if (first < 0) return [elements.length, 0]
  const after = elements.findIndex(element => element.start >= end)
  return [first, (after < 0 ? elements.length : after) - first]
}

function piece(doc: SourceDocument, { start, end }: Span, first: number, count: number): string {
  const marks = doc.elements.slice(first, first + count).map(({ index, name, start: at }) => {
    const from = at + 1 + name.length - start
    return { from, to: from, insert: ` data-at="${index}"` }
  })
  return removeUnsafe(applySplices(doc.source.slice(start, end), marks))
}

/** Is everything outside the runs the same tree as before? */
function isAligned(before: SourceDocument, after: SourceDocument, patches: readonly PreviewPatch[]): boolean {
  let [old, now] = [0, 0]
  for (const { at, removed, addedAt, added } of [...patches, END(before, after)]) {
    if (at - old !== addedAt - now) return false
    for (; old < at; old++, now++) {
      const [one, other] = [before.elements[old]!, after.elements[now]!]
      if (one.name !== other.name || one.depth !== other.depth) return false
    }
    old += removed
    now += added
  }
  return true
}

const END = (before: SourceDocument, after: SourceDocument) => ({
  at: before.elements.length,
  removed: 0,
  addedAt: after.elements.length,
  added: 0
})
