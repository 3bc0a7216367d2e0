import type { Edit, EmailChange } from '../operations/change.ts'
import { flattenChange, flattenEdits, oneStep } from './flatten.ts'

/**
 * The edits as they are after `over` was made to the same text, both in offsets of that text; `undefined` when they touch.
 *
 * Two edits touch when they change the same bytes, or when one only inserts and stands inside or at the edge of what the other
 * changes; so do two insertions at one place. Two stretches that only lie side by side are apart. An edit that `over` makes as
 * well, to the letter, counts once and is left out. Where `over` can be made after `edits` as well, both ways give one text.
 */
export function rebaseEdits(edits: readonly Edit[], over: readonly Edit[]): Edit[] | undefined {
  const others = flattenEdits([over])
  const rebased: Edit[] = []
  let [next, shift] = [0, 0]
  for (const edit of flattenEdits([edits])) {
    for (let other = others[next]; other && isBefore(other, edit); other = others[++next]) shift += grown(other)
    const other = others[next]
    if (!other || isBefore(edit, other)) rebased.push({ ...edit, from: edit.from + shift, to: edit.to + shift })
    else if (!isSame(edit, other)) return undefined
  }
  return rebased
}

/**
 * The change, in one step a text, as it is after `over` was made to the same email; `undefined` when both touch the same bytes
 * (see `rebaseEdits`) or set a field to different values. What both do alike counts once.
 */
export function rebaseChange(change: EmailChange, over: EmailChange): EmailChange | undefined {
  const [mine, theirs] = [flattenChange(change), flattenChange(over)]
  const html = rebaseEdits(mine.html[0] ?? [], theirs.html[0] ?? [])
  const css = rebaseEdits(mine.css[0] ?? [], theirs.css[0] ?? [])
  const meta = rebaseMeta(mine.facts, theirs.facts)
  return html && css && meta && { html: oneStep(html), css: oneStep(css), facts: meta }
}

type ChangedMeta = EmailChange['facts']

function rebaseMeta(mine: ChangedMeta, over: ChangedMeta): ChangedMeta | undefined {
  const entries = Object.entries(mine) as [keyof ChangedMeta, { from: string; to: string }][]
  if (entries.some(([field, { to }]) => over[field] && over[field].to !== to)) return undefined
  return Object.fromEntries(entries.filter(([field]) => !over[field]))
}

const grown = ({ from, to, insert }: Edit): number => insert.length - (to - from)

const isSame = (a: Edit, b: Edit): boolean => a.from === b.from && a.to === b.to && a.insert === b.insert

/** Is one over before the other begins? An insertion at the other's edge is not. */
const isBefore = (a: Edit, b: Edit): boolean => a.to < b.from || (a.to === b.from && a.from < a.to && b.from < b.to)
