import type { Edit, EmailChange } from '../operations/change.ts'
import { composeEdits } from './compose.ts'
import { trimEdit } from './trim-edit.ts'

/**
 * Steps of edits as one list: its offsets are those of the text before the first step, in order and apart, and its effect is
 * the same. What a later step takes back is gone, and no edit begins or ends with text that it leaves as it is.
 */
export function flattenEdits(steps: readonly (readonly Edit[])[]): Edit[] {
  return composed(steps.map(ordered)).flatMap(trimEdit)
}

/** The change with at most one step a text, and without fields that end as they began. */
export function flattenChange({ html, css, facts }: EmailChange): EmailChange {
  const kept = Object.entries(facts).filter(([, { from, to }]) => from !== to)
  return { html: oneStep(flattenEdits(html)), css: oneStep(flattenEdits(css)), facts: Object.fromEntries(kept) }
}

/** Does it leave every text and field as it was? */
export function isNoChange(change: EmailChange): boolean {
  const { html, css, facts } = flattenChange(change)
  return html.length === 0 && css.length === 0 && Object.keys(facts).length === 0
}

/** Edits as the steps of a text; no edits are no step. */
export const oneStep = (edits: Edit[]): Edit[][] => (edits.length > 0 ? [edits] : [])

/** As `applySplices` orders them. */
const ordered = (edits: readonly Edit[]): Edit[] => [...edits].sort((a, b) => a.from - b.from || a.to - b.to)

/** Halves are composed apart: a long history is then read a few times over, not once for each of its steps. */
function composed(steps: Edit[][]): Edit[] {
  if (steps.length < 2) return composeEdits(steps[0] ?? [], [])
  const middle = steps.length >> 1
  return composeEdits(composed(steps.slice(0, middle)), composed(steps.slice(middle)))
}
