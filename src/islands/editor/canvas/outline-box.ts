import type { PartKind } from '../../../email/outline/describe.ts'
import type { Box } from './canvas.ts'

/** Px between a text and its outline, so that no letter touches it. Pictures and sections have theirs flush. */
const ROOM = 8

/** The outline of a part that stands in a box. */
export function outlineBox(box: Box | undefined, kind: PartKind): Box | undefined {
  if (!box || kind === 'picture' || kind === 'section') return box
  const { left, top, width, height } = box
  return { left: left - ROOM, top: top - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM }
}
