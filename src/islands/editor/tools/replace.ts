import { ImageUp } from 'lucide-react'
import { isKind } from './part.ts'
import type { PanelTool } from './tool.ts'

/** Another picture in this place. */
export const replace: PanelTool = {
  type: 'panel',
  id: 'replace',
  name: 'Replace',
  icon: ImageUp,
  isWordy: true,
  isDialog: true,
  fits: isKind('picture'),
  load: () => import('./panels/ReplacePanel.tsx')
}
