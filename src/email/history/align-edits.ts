import type { Edit } from '../operations/change.ts'

/** How far an edit is moved at most, in UTF-16 units. */
const FARTHEST = 2_000

/**
 * Edits of `before` with each insertion and removal moved, among the places where its effect is the same, to one at which it
 * begins with a tag: it is then a whole element, where one that was found by its letters may be the end of one and most of another.
 */
export function alignEdits(before: string, edits: readonly Edit[]): Edit[] {
  let floor = 0
  return edits.map((edit, at) => {
    const aligned = edit.insert && edit.removed ? edit : align(before, edit, { floor, ceiling: edits[at + 1]?.from })
    floor = aligned.to + 1
    return aligned
  })
}

function align(before: string, edit: Edit, { floor, ceiling }: { floor: number; ceiling: number | undefined }): Edit {
  const text = edit.insert || edit.removed
  const size = text.length
  const least = Math.max(floor, edit.from - FARTHEST) - edit.from
  const most = Math.min(ceiling === undefined ? before.length : ceiling - 1, edit.to + FARTHEST) - edit.to
  let by = 0
  while (by < most && before[edit.to + by] === text[by % size]) by++
  for (; by >= least && isMovable(before, edit, text, by); by--) {
    const start = ((by % size) + size) % size
    if (text[start] !== '<' || text[(start + 1) % size] === '/') continue
    const turned = text.slice(start) + text.slice(0, start)
    const place = { from: edit.from + by, to: edit.to + by }
    return edit.insert ? { ...place, insert: turned, removed: '' } : { ...place, insert: '', removed: turned }
  }
  return edit
}

/** Is the effect the same `-by` units to the left? To the right it was looked at already. */
const isMovable = (before: string, { from }: Edit, text: string, by: number): boolean =>
  by >= 0 || before[from + by] === text[text.length - 1 - ((-by - 1) % text.length)]
