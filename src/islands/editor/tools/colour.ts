import { Droplet, PaintBucket } from 'lucide-react'
import { hasWords, isKind } from './part.ts'
import type { PanelTool } from './tool.ts'

export const colour: PanelTool = {
  type: 'panel',
  id: 'colour',
  name: 'Colour',
  icon: Droplet,
  fits: hasWords,
  face: ({ look }) => ({ colour: look.colour }),
  load: () => import('./panels/ColourPanel.tsx')
}

export const ground: PanelTool = {
  type: 'panel',
  id: 'ground',
  name: 'Ground colour',
  short: 'Ground',
  isMore: part => part.kind === 'text',
  icon: PaintBucket,
  fits: isKind('button', 'picture', 'section', 'item', 'cell', 'block', 'text'),
  face: ({ look }) => ({ colour: look.ground }),
  load: () => import('./panels/GroundPanel.tsx')
}
