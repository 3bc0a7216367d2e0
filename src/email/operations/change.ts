import type { EmailSource } from '../email.ts'
import type { Splice } from '../source/source.ts'
import { applySplices, sortSplices } from '../source/splice.ts'

/** A splice that remembers what it took away. */
export interface Edit extends Splice {
  removed: string
}

/** What an email has besides its two texts. Each is set as a whole. */
export const META = ['name', 'subject', 'preheader', 'lang', 'dir', 'facts'] as const
export type Meta = (typeof META)[number]

/** All that a batch did. Edits stand in steps: the offsets of one step are those of the text after the step before. */
export interface EmailChange {
  html: Edit[][]
  css: Edit[][]
  /** What became of each of `META`. Versions that are stored call it so since before emails had facts. */
  facts: Partial<Record<Meta, { from: string; to: string }>>
}

export const NO_CHANGE: EmailChange = { html: [], css: [], facts: {} }

/** Which of `META` two emails differ in. */
export function metaBetween(before: EmailSource, after: EmailSource): EmailChange['facts'] {
  const changed = META.filter(field => before[field] !== after[field])
  return Object.fromEntries(changed.map(field => [field, { from: before[field], to: after[field] }]))
}

/** Splices with what they take away. */
export function editsOf(source: string, splices: readonly Splice[]): Edit[] {
  return sortSplices(source, splices).map(splice => ({ ...splice, removed: source.slice(splice.from, splice.to) }))
}

/** Makes a change again, on the email it was made for. Throws `SpliceError` when its places are not there. */
export function applyChange(email: EmailSource, change: EmailChange): EmailSource {
  const meta = Object.fromEntries(Object.entries(change.facts).map(([field, { to }]) => [field, to]))
  return {
    ...email,
    ...meta,
    html: change.html.reduce(applySplices, email.html),
    css: change.css.reduce(applySplices, email.css)
  }
}

/** The change that undoes this one, to the byte. */
export function invert(change: EmailChange): EmailChange {
  const meta = Object.entries(change.facts).map(([field, { from, to }]) => [field, { from: to, to: from }])
  return { html: invertSteps(change.html), css: invertSteps(change.css), facts: Object.fromEntries(meta) }
}

const invertSteps = (steps: Edit[][]): Edit[][] => steps.map(invertEdits).reverse()

function invertEdits(edits: Edit[]): Edit[] {
  let shift = 0
  return edits.map(({ from, to, insert, removed }) => {
    const start = from + shift
    shift += insert.length - (to - from)
    return { from: start, to: start + insert.length, insert: removed, removed: insert }
  })
}

/** The one change that two changes make, the second after the first. */
export function joinChanges(first: EmailChange, second: EmailChange): EmailChange {
  const meta = { ...first.facts }
  for (const field of META) {
    const next = second.facts[field]
    if (next) meta[field] = { from: meta[field]?.from ?? next.from, to: next.to }
  }
  return { html: [...first.html, ...second.html], css: [...first.css, ...second.css], facts: meta }
}
