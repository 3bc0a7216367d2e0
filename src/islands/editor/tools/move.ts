import { ArrowDown, ArrowUp } from 'lucide-react'
import { movableOf, placeAfterStep } from '../../../stores/editor/places.ts'
import { type Part, partOf } from './part.ts'
import type { ButtonTool } from './tool.ts'

/** What moves with a part: itself, or the item or section around it. */
const movedOf = ({ email, ref }: Part): string | undefined => movableOf(email, ref)

const move = (direction: 'up' | 'down', tool: Pick<ButtonTool, 'icon'>): ButtonTool => ({
  type: 'button',
  id: `move-${direction}`,
  name: ({ part }) => `Move ${partOf(part.email, movedOf(part))?.label ?? part.label} ${direction}`,
  ...tool,
  isMore: () => true,
  fits(part) {
    const moved = movedOf(part)
    return moved !== undefined && placeAfterStep(part.email, moved, direction) !== undefined
  },
  run({ editor: { arranging, canvas, selection } }) {
    arranging.step(direction)
    canvas.reveal(selection.$selected.get())
  }
})

export const moveUp = move('up', { icon: ArrowUp })
export const moveDown = move('down', { icon: ArrowDown })
