import { sized } from '../typing/marks.ts'
import { apply, styled } from './context.ts'
import type { ToolContext } from './tool.ts'

/** Sets letters in a size of px: those of the selected words, else all of the part. */
export function setSize(context: ToolContext, px: number, group?: string) {
  const { editor, part, words } = context
  if (words) return editor.typing.mark(sized(px), 'add')
  apply(context, [styled(context, { 'font-size': sizeText(context, px) })], { group: group && `${group}:${part.ref}` })
}

/** On a phone's width headings have a size of their own that nothing but an important one overrides. */
function sizeText({ editor: { canvas } }: ToolContext, px: number): string {
  const width = canvas.page()?.documentElement.clientWidth ?? Number.POSITIVE_INFINITY
  return width <= 480 ? `${px}px !important` : `${px}px`
}
