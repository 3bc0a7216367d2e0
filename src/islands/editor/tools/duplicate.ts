import { Copy } from 'lucide-react'
import { hasRoom } from '../../../stores/editor/items.ts'
import { movableOf } from '../../../stores/editor/places.ts'
import { apply } from './context.ts'
import { type Part, partOf } from './part.ts'
import type { ButtonTool } from './tool.ts'

/** What is copied with a part: itself, or the item or section around it. */
const copiedOf = ({ email, ref }: Part): Part | undefined => partOf(email, movableOf(email, ref) ?? ref)

/** A copy right after what is selected. */
export const duplicate: ButtonTool = {
  type: 'button',
  id: 'duplicate',
  name: ({ part }) => `Duplicate ${copiedOf(part)?.label ?? part.label}`,
  icon: Copy,
  short: 'Duplicate',
  isMore: part => part.kind !== 'section',
  fits(part) {
    const found = copiedOf(part)?.found
    return found?.type === 'item' ? hasRoom(part.email, found.list) : /^(section|element)$/.test(found?.type ?? '')
  },
  run: context => {
    const copied = copiedOf(context.part)
    if (copied) apply(context, [{ op: 'duplicate', ref: copied.ref }])
  }
}
