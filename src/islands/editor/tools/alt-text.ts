import { Captions } from 'lucide-react'
import { altOf } from './alt.ts'
import { isKind } from './part.ts'
import type { PanelTool } from './tool.ts'

/** What a picture says where it is not seen. */
export const altText: PanelTool = {
  type: 'panel',
  id: 'alt-text',
  name: 'Alt text',
  icon: Captions,
  isWordy: true,
  fits: isKind('picture'),
  isWarned: ({ part }) => altOf(part) === undefined,
  hasDone: true,
  load: () => import('./panels/AltPanel.tsx')
}
