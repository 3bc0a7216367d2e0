/** A pause as long as this ends what undo takes back at once. */
const PAUSE_MS = 1_200

/** Tells which inputs undo takes back together: those of one kind and one place that follow each other without a pause. */
export function createTypingGroups(now: () => number = Date.now) {
  let last = { place: '', kind: '', at: 0 }
  let count = 0
  /** The group of an input; `beginsAnew` where a person would count it apart from the one before, as the next word. */
  return (place: string, kind: string, beginsAnew = false): string => {
    const at = now()
    if (beginsAnew || place !== last.place || kind !== last.kind || at - last.at > PAUSE_MS) count += 1
    last = { place, kind, at }
    return `typing:${place}:${count}`
  }
}
