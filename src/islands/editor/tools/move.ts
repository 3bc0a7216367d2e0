import { ArrowDown, ArrowUp } from 'lucide-react'
import { apply } from './context.ts'
import { moveBy } from './moves.ts'
import { partOf } from './part.ts'
import type { ButtonTool, ToolContext } from './tool.ts'

const move = (direction: 'up' | 'down', tool: Pick<ButtonTool, 'icon' | 'keys'>): ButtonTool => ({
  type: 'button',
  id: `move-${direction}`,
  name: context => `Move ${movedName(context)} ${direction}`,
  ...tool,
  isMore: () => true,
  fits: part => moveBy(part, direction).length > 0,
  run: context => {
    apply(context, moveBy(context.part, direction))
    context.editor.canvas.reveal(context.editor.selection.$selected.get())
  }
})

/** What is inside a section or an item moves with it. */
function movedName({ part }: ToolContext): string {
  const [operation] = moveBy(part, 'up').concat(moveBy(part, 'down'))
  const moved = operation?.op === 'move' ? partOf(part.email, operation.ref) : undefined
  return moved?.label ?? part.label
}

export const moveUp = move('up', { icon: ArrowUp, keys: 'Alt+ArrowUp' })
export const moveDown = move('down', { icon: ArrowDown, keys: 'Alt+ArrowDown' })
