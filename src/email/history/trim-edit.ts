import type { Edit } from '../operations/change.ts'
import { commonEnds } from '../source/common-ends.ts'

/** An edit without what it leaves as it is at its ends; none where it changes nothing. */
export function trimEdit({ from, to, insert, removed }: Edit): Edit[] {
  if (insert === removed) return []
  const { head, tail } = commonEnds(removed, insert)
  const within = (text: string): string => text.slice(head, text.length - tail)
  return [{ from: from + head, to: to - tail, insert: within(insert), removed: within(removed) }]
}
