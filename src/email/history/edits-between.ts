import { diffArrays } from 'diff/lib/diff/array.js'
import type { Edit } from '../operations/change.ts'
import { alignEdits } from './align-edits.ts'
import { trimEdit } from './trim-edit.ts'

/** Up to the end of a tag, a rule or a line. */
const PIECES = /[^\n>}]*[\n>}]|[^\n>}]+/g
const WORDS = /[\p{L}\p{N}_]+|\s+|[\s\S]/gu

/** Most pieces that may differ, and most steps of the comparison: both together keep the longest texts under a second. */
const MOST_DIFFERENCES = 1_000
const MOST_STEPS = 20_000_000
/** Longer stretches, in UTF-16 units, have too many words to be told apart. */
const LONGEST_IN_WORDS = 200_000

/**
 * The edits that turn one text into the other: several small ones, found tag by tag and then word by word. Where the texts differ
 * too much to be compared in a moment, one edit stands for the stretch.
 */
export function editsBetween(before: string, after: string): Edit[] {
  const whole = trimEdit({ from: 0, to: before.length, removed: before, insert: after })
  return alignEdits(before, parted(parted(whole, PIECES), WORDS, LONGEST_IN_WORDS))
}

/** Each edit as the smaller ones that leave out the tokens which both sides share. */
function parted(edits: Edit[], token: RegExp, longest = Number.POSITIVE_INFINITY): Edit[] {
  const tokens = edits.map(({ removed, insert }) => {
    const isLong = removed.length + insert.length > longest
    return { before: (!isLong && removed.match(token)) || [], after: (!isLong && insert.match(token)) || [] }
  })
  const count = tokens.reduce((sum, { before, after }) => sum + before.length + after.length, 1)
  const most = Math.floor(Math.min(MOST_DIFFERENCES / Math.sqrt(edits.length), MOST_STEPS / count))
  return edits.flatMap((edit, at) => {
    const { before, after } = tokens[at]!
    const isMixed = before.length > 0 && after.length > 0
    return (isMixed && between(edit.from, before, after, most)) || [edit]
  })
}

/** `undefined` when more than `most` tokens differ. */
function between(start: number, before: string[], after: string[], most: number): Edit[] | undefined {
  const number = numberer()
  const runs = diffArrays(before.map(number), after.map(number), { maxEditLength: most })
  const edits: Edit[] = []
  let [from, old, now] = [start, 0, 0]
  let isOpen = false
  for (const { count, added, removed: isRemoved } of runs ?? []) {
    if (added || isRemoved) {
      if (!isOpen) edits.push({ from, to: from, insert: '', removed: '' })
      const edit = edits.at(-1)!
      if (added) edit.insert += after.slice(now, now + count).join('')
      else edit.removed += before.slice(old, old + count).join('')
      edit.to = edit.from + edit.removed.length
    }
    isOpen = added || isRemoved
    if (!added) from += before.slice(old, old + count).reduce((sum, { length }) => sum + length, 0)
    if (!added) old += count
    if (!isRemoved) now += count
  }
  return runs && edits.flatMap(trimEdit)
}

/** Equal tokens get equal numbers, which are compared at once however long the tokens are. */
function numberer(): (token: string) => number {
  const known = new Map<string, number>()
  return token => {
    const number = known.get(token) ?? known.size
    known.set(token, number)
    return number
  }
}
