import { MoveHorizontal } from 'lucide-react'
import type { Operation } from '../../../email/operations/operation.ts'
import { isKind } from './part.ts'
import type { PanelTool, ToolContext } from './tool.ts'

/** Makes a picture so many px wide. Outlook reads the attribute, everybody else the style; neither lets it reach out of the email. */
export function widthOperations({ part: { ref } }: Pick<ToolContext, 'part'>, px: number): Operation[] {
  return [
    { op: 'attr', ref, name: 'width', value: `${px}` },
    { op: 'style', ref, style: { width: `${px}px`, 'max-width': '100%', height: 'auto' } }
  ]
}

export const pictureWidth: PanelTool = {
  type: 'panel',
  id: 'picture-width',
  name: 'Width',
  icon: MoveHorizontal,
  fits: isKind('picture'),
  face: ({ look }) => ({ text: `${look.width}` }),
  load: () => import('./panels/WidthPanel.tsx')
}
