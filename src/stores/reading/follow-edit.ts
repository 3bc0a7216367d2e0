import type { BriefSpan } from '../../contract/facts.ts'

/** One stretch of a text that was replaced by another. */
export interface TextEdit {
  at: number
  removed: number
  added: number
}

/** What was done to a text, as the shortest stretch that differs. */
export function editBetween(before: string, after: string): TextEdit {
  const most = Math.min(before.length, after.length)
  let at = 0
  while (at < most && before[at] === after[at]) at += 1
  let tail = 0
  while (tail < most - at && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  return { at, removed: before.length - at - tail, added: after.length - at - tail }
}

/** Where a stretch stands after an edit; nowhere when the edit touched it. */
export function spanAfter(span: BriefSpan, { at, removed, added }: TextEdit): BriefSpan | undefined {
  if (span.at + span.length <= at) return span
  if (span.at >= at + removed) return { at: span.at + added - removed, length: span.length }
  return undefined
}

/** Most of a text was put away for another one: what was said of the old one is not about the new one. */
export const isAnotherText = (before: string, { removed }: TextEdit): boolean => removed > before.length * 0.8
