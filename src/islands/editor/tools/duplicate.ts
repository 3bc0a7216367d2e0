import { Copy } from 'lucide-react'
import { movableOf } from '../../../stores/editor/places.ts'
import { apply } from './context.ts'
import { copyOf } from './copies.ts'
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
  keys: 'Mod+d',
  isMore: part => part.kind !== 'section',
  fits(part) {
    const copied = copiedOf(part)
    return copied !== undefined && copyOf(copied).length > 0
  },
  run: context => {
    const copied = copiedOf(context.part)
    if (copied) apply(context, copyOf(copied), { title: `**${copied.label}** duplicated` })
  }
}
