import { Braces } from 'lucide-react'
import { hasWords } from './part.ts'
import type { PanelTool } from './tool.ts'

/** Puts in what a sending service fills in. */
export const mergeTag: PanelTool = {
  type: 'panel',
  id: 'merge-tag',
  name: 'Merge tag',
  short: 'Tag',
  icon: Braces,
  fits: hasWords,
  load: () => import('./panels/TagPanel.tsx')
}
