import { UnfoldVertical } from 'lucide-react'
import { sidesOf } from './spacings.ts'
import type { PanelTool } from './tool.ts'

/** Room above, below and inside. */
export const spacing: PanelTool = {
  type: 'panel',
  id: 'spacing',
  name: 'Spacing',
  icon: UnfoldVertical,
  isMore: part => part.kind !== 'section',
  fits: part => sidesOf(part).length > 0,
  load: () => import('./panels/SpacingPanel.tsx')
}
