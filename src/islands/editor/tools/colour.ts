import { Droplet, PaintBucket } from 'lucide-react'
import { coloured } from '../typing/marks.ts'
import { apply, styled } from './context.ts'
import { hasWords, isKind } from './part.ts'
import type { PanelTool, ToolContext } from './tool.ts'

/** Colours the letters of the selected words, else of the whole part; an empty one is the theme's own again. */
export function setColour(context: ToolContext, css: string) {
  const { editor, part, words } = context
  if (words) return editor.typing.mark(coloured(css || 'inherit'), css ? 'add' : 'remove')
  apply(context, [styled(context, { color: css })], { group: `colour:${part.ref}` })
}

/** Colours what a part stands on. */
export function setGround(context: ToolContext, css: string) {
  apply(context, [styled(context, { 'background-color': css })], { group: `ground:${context.part.ref}` })
}

export const colour: PanelTool = {
  type: 'panel',
  id: 'colour',
  name: 'Colour',
  icon: Droplet,
  keys: 'c',
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
