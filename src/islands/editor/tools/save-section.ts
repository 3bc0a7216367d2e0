import { BookmarkPlus } from 'lucide-react'
import { isKind } from './part.ts'
import type { PanelTool } from './tool.ts'

/** Keeps a section for other emails. */
export const saveSection: PanelTool = {
  type: 'panel',
  id: 'save-section',
  name: 'Save section',
  icon: BookmarkPlus,
  fits: isKind('section'),
  load: () => import('./panels/SaveSectionPanel.tsx')
}
