import { isMarked, MARKS } from '../typing/marks.ts'
import { apply, styled } from './context.ts'
import { hasWords } from './part.ts'
import type { ButtonTool, ToolContext } from './tool.ts'

interface MarkDeclaration extends Pick<ButtonTool, 'id' | 'name' | 'icon' | 'isMore'> {
  mark: keyof typeof MARKS
  /** Whether the whole part has it. */
  isOn: (context: ToolContext) => boolean
  /** Declarations that turn it on and off for the whole part. */
  style: (context: ToolContext, isOn: boolean) => Record<string, string>
}

/** A tool that marks the selected words, or else the whole part. */
export function markTool({ mark, isOn, style, ...tool }: MarkDeclaration): ButtonTool {
  return {
    type: 'button',
    ...tool,
    fits: hasWords,
    isPressed: context =>
      context.words ? context.editor.typing.has(MARKS[mark]) : isOn(context) || isAll(context, mark),
    run: context => {
      const { typing } = context.editor
      if (context.words) return typing.toggle(mark)
      if (isAll(context, mark)) return typing.mark(MARKS[mark], 'remove')
      apply(context, [styled(context, style(context, !isOn(context)))])
    }
  }
}

/** Whether every word of the part has the mark. */
function isAll({ editor: { canvas }, part }: ToolContext, mark: keyof typeof MARKS): boolean {
  const node = canvas.nodeOf(part.ref)
  if (!node) return false
  const range = node.ownerDocument.createRange()
  range.selectNodeContents(node)
  return isMarked(node, range, MARKS[mark])
}
