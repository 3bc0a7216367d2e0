import type { Edit } from '../operations/change.ts'

/**
 * Where the start tag at an offset stands after steps of edits: along with what moved it; `undefined` when it was taken away.
 * A section's tag, of which `mark` names the kind (`data-section="hero"`), is also found in what was drawn in its place.
 */
export function followPlace(steps: readonly (readonly Edit[])[], at: number, mark?: string): number | undefined {
  let place: number | undefined = at
  for (const edits of steps) place = place === undefined ? undefined : afterStep(edits, place, mark)
  return place
}

function afterStep(edits: readonly Edit[], at: number, mark: string | undefined): number | undefined {
  const taken = edits.find(({ from, to }) => from <= at && at < to)
  if (!taken) return at + shift(edits, ({ to }) => to <= at)
  const moved = edits.find(({ insert }) => taken.removed.trim() !== '' && insert.includes(taken.removed))
  if (moved) return begins(edits, moved) + moved.insert.indexOf(taken.removed) + at - taken.from
  const named = mark === undefined ? -1 : taken.insert.indexOf(mark)
  return named < 0 ? undefined : begins(edits, taken) + Math.max(0, taken.insert.lastIndexOf('<', named))
}

/** Where what an edit inserts begins in the text after its step. */
const begins = (edits: readonly Edit[], edit: Edit): number =>
  edit.from + shift(edits, other => other !== edit && other.to <= edit.from)

const shift = (edits: readonly Edit[], counts: (edit: Edit) => boolean): number =>
  edits.reduce((sum, edit) => (counts(edit) ? sum + edit.insert.length - (edit.to - edit.from) : sum), 0)
