import { AArrowDown, AArrowUp, ALargeSmall } from 'lucide-react'
import { sized } from '../typing/marks.ts'
import { apply, styled } from './context.ts'
import { hasWords } from './part.ts'
import { nextSize } from './sizes.ts'
import type { ButtonTool, PanelTool, ToolContext } from './tool.ts'

/** Sets letters in a size of px: those of the selected words, else all of the part. */
export function setSize(context: ToolContext, px: number, group?: string) {
  const { editor, part, words } = context
  if (words) return editor.typing.mark(sized(px), 'add')
  apply(context, [styled(context, { 'font-size': sizeText(context, px) })], { group: group && `${group}:${part.ref}` })
}

/** On a phone's width headings have a size of their own that nothing but an important one overrides. */
function sizeText({ editor: { canvas } }: ToolContext, px: number): string {
  const width = canvas.page()?.documentElement.clientWidth ?? Number.POSITIVE_INFINITY
  return width <= 480 ? `${px}px !important` : `${px}px`
}

export const size: PanelTool = {
  type: 'panel',
  id: 'size',
  name: 'Size',
  icon: ALargeSmall,
  fits: hasWords,
  face: ({ look }) => ({ text: `${look.size}` }),
  load: () => import('./panels/SizePanel.tsx')
}

const step = (direction: 1 | -1, tool: Pick<ButtonTool, 'id' | 'name' | 'icon' | 'keys'>): ButtonTool => ({
  type: 'button',
  ...tool,
  fits: hasWords,
  isMore: () => true,
  run: context => setSize(context, nextSize(context.look.size, direction), 'size')
})

export const larger = step(1, { id: 'larger', name: 'Larger', icon: AArrowUp, keys: 'Mod+Shift+.' })
export const smaller = step(-1, { id: 'smaller', name: 'Smaller', icon: AArrowDown, keys: 'Mod+Shift+,' })
