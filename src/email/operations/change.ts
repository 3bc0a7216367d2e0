import type { EmailSource } from '../email.ts'
import type { Splice } from '../source/source.ts'
import { applySplices, sortSplices } from '../source/splice.ts'

/** A splice that remembers what it took away. */
export interface Edit extends Splice {
  removed: string
}

export const FACTS = ['name', 'subject', 'preheader', 'lang', 'dir'] as const
export type Fact = (typeof FACTS)[number]

/** All that a batch did. Edits stand in steps: the offsets of one step are those of the text after the step before. */
export interface EmailChange {
  html: Edit[][]
  css: Edit[][]
  facts: Partial<Record<Fact, { from: string; to: string }>>
}

export const NO_CHANGE: EmailChange = { html: [], css: [], facts: {} }

/** The facts in which two emails differ. */
export function factsBetween(before: EmailSource, after: EmailSource): EmailChange['facts'] {
  const changed = FACTS.filter(fact => before[fact] !== after[fact])
  return Object.fromEntries(changed.map(fact => [fact, { from: before[fact], to: after[fact] }]))
}

/** Splices with what they take away. */
export function editsOf(source: string, splices: readonly Splice[]): Edit[] {
  return sortSplices(source, splices).map(splice => ({ ...splice, removed: source.slice(splice.from, splice.to) }))
}

/** Makes a change again, on the email it was made for. Throws `SpliceError` when its places are not there. */
export function applyChange(email: EmailSource, change: EmailChange): EmailSource {
  const facts = Object.fromEntries(Object.entries(change.facts).map(([fact, { to }]) => [fact, to]))
  return {
    ...email,
    ...facts,
    html: change.html.reduce(applySplices, email.html),
    css: change.css.reduce(applySplices, email.css)
  }
}

/** The change that undoes this one, to the byte. */
export function invert(change: EmailChange): EmailChange {
  const facts = Object.entries(change.facts).map(([fact, { from, to }]) => [fact, { from: to, to: from }])
  return { html: invertSteps(change.html), css: invertSteps(change.css), facts: Object.fromEntries(facts) }
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
  const facts = { ...first.facts }
  for (const fact of FACTS) {
    const next = second.facts[fact]
    if (next) facts[fact] = { from: facts[fact]?.from ?? next.from, to: next.to }
  }
  return { html: [...first.html, ...second.html], css: [...first.css, ...second.css], facts }
}
