/** A pause longer than this ends a burst of typing, as it lets the email be saved. */
const PAUSE_MS = 2_000

/** What is done to a text and is not writing: each time is a step of its own. */
const APART: ReadonlySet<string> = new Set(['format', 'insertFromPaste'])

/** Tells which inputs undo takes back together: those written in one place that follow each other without a pause. */
export function createTypingGroups(now: () => number = Date.now) {
  let last = { place: '', isApart: false, at: 0 }
  let count = 0
  /** The group of an input of a kind, by its `inputType`; `isMoved` where the caret was put elsewhere since the one before. */
  return (place: string, kind: string, isMoved = false): string => {
    const at = now()
    const isApart = APART.has(kind)
    if (isMoved || isApart || last.isApart || place !== last.place || at - last.at > PAUSE_MS) count += 1
    last = { place, isApart, at }
    return `typing:${place}:${count}`
  }
}
