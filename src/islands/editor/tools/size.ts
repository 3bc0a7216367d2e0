import { AArrowDown, AArrowUp, ALargeSmall } from 'lucide-react'
import { hasWords } from './part.ts'
import { setSize } from './set-size.ts'
import { nextSize } from './sizes.ts'
import type { ButtonTool, PanelTool } from './tool.ts'

export const size: PanelTool = {
  type: 'panel',
  id: 'size',
  name: 'Size',
  icon: ALargeSmall,
  fits: hasWords,
  face: ({ look }) => ({ text: `${look.size}` }),
  load: () => import('./panels/SizePanel.tsx')
}

const step = (direction: 1 | -1, tool: Pick<ButtonTool, 'id' | 'name' | 'icon'>): ButtonTool => ({
  type: 'button',
  ...tool,
  fits: hasWords,
  isMore: () => true,
  run: context => setSize(context, nextSize(context.look.size, direction), 'size')
})

export const larger = step(1, { id: 'larger', name: 'Larger', icon: AArrowUp })
export const smaller = step(-1, { id: 'smaller', name: 'Smaller', icon: AArrowDown })
