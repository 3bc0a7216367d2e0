import type { EmailSource } from '../email.ts'
import { labelOf } from './find.ts'
import { siblingsOf } from './siblings.ts'

/** A place to which a part can be moved: beside another, which people call `label`. */
export interface MoveTarget {
  ref: string
  side: 'before' | 'after'
  label: string
}

/**
 * Every place to which a part can be moved, from the first to the last, without the one where it stands: a section among sections,
 * an item in its list, a row among the rows of its table, a block among blocks.
 */
export function moveTargets(email: EmailSource, ref: string): MoveTarget[] {
  const siblings = siblingsOf(email, ref)
  const at = siblings.indexOf(ref)
  if (at < 0) return []
  return siblings.flatMap((beside, place) => {
    const side = place < at ? 'before' : 'after'
    return place === at ? [] : [{ ref: beside, side, label: labelOf(email, beside) } satisfies MoveTarget]
  })
}
