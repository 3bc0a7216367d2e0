import { ArrowDown, ArrowUp } from 'lucide-react'
import { apply } from './context.ts'
import { moveBy } from './moves.ts'
import { sectionOf } from './section-of.ts'
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

const movedName = ({ part }: ToolContext): string =>
  part.found.type === 'slot' ? (sectionOf(part)?.label ?? part.label) : part.label

export const moveUp = move('up', { icon: ArrowUp, keys: 'Alt+ArrowUp' })
export const moveDown = move('down', { icon: ArrowDown, keys: 'Alt+ArrowDown' })
