import { MoveHorizontal } from 'lucide-react'
import { isKind } from './part.ts'
import type { PanelTool } from './tool.ts'

export const pictureWidth: PanelTool = {
  type: 'panel',
  id: 'picture-width',
  name: 'Width',
  icon: MoveHorizontal,
  fits: isKind('picture'),
  face: ({ look }) => ({ text: `${look.width}` }),
  load: () => import('./panels/WidthPanel.tsx')
}
