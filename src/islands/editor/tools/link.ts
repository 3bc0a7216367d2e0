import { Link } from 'lucide-react'
import { isKind } from './part.ts'
import type { PanelTool } from './tool.ts'

/** Where words, a button or a picture lead. */
export const link: PanelTool = {
  type: 'panel',
  id: 'link',
  name: 'Link',
  icon: Link,
  fits: isKind('text', 'link', 'button', 'picture'),
  hasDone: true,
  load: () => import('./panels/LinkPanel.tsx')
}
