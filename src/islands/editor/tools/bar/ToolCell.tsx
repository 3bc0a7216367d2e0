import { useStore } from '@nanostores/react'
import { backToEmail } from '../context.ts'
import { ToolPanel } from '../ToolPanel.tsx'
import { nameOf, type Tool, type ToolContext } from '../tool.ts'
import { PanelPopover } from './PanelPopover.tsx'
import { ToolButton } from './ToolButton.tsx'

interface ToolCellProps {
  tool: Tool
  context: ToolContext
  /** It has no room in the bar: it keeps its size, and stands under ⋯. */
  isOut: boolean
  stop: object
}

/** One tool of the bar, with what it opens. */
export function ToolCell({ tool, context, isOut, stop }: ToolCellProps) {
  const { view, selection } = context.editor
  const isOpen = useStore(view.$tool) === tool.id && !isOut
  const close = () => view.$tool.set(undefined)
  const button = <ToolButton tool={tool} context={context} {...stop} />
  const cell = { className: 'tool-cell', 'data-cell': tool.id, 'data-out': isOut || undefined }
  if (tool.type === 'button') {
    const run = () => {
      tool.run(context)
      if (selection.$typing.get()) backToEmail(context.editor)
    }
    return (
      <span {...cell}>
        <ToolButton tool={tool} context={context} {...stop} onClick={run} />
      </span>
    )
  }
  const open = (isWanted: boolean) => view.$tool.set(isWanted ? tool.id : undefined)
  if (tool.type === 'panel' && tool.isDialog)
    return (
      <span {...cell}>
        <ToolButton tool={tool} context={context} {...stop} aria-haspopup="dialog" onClick={() => open(true)} />
        {isOpen && <ToolPanel tool={tool} context={context} onClose={close} />}
      </span>
    )
  return (
    <span {...cell}>
      <PanelPopover trigger={button} isOpen={isOpen} onOpen={open} name={nameOf(tool, context)} editor={context.editor}>
        <ToolPanel tool={tool} context={context} onClose={close} />
      </PanelPopover>
    </span>
  )
}
