import { coloured } from '../typing/marks.ts'
import { apply, styled } from './context.ts'
import type { ToolContext } from './tool.ts'

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
