import { TriangleAlert } from 'lucide-react'
import { Icon } from '../../../ui/Icon.tsx'
import { keyOf } from '../../commands/key-table.ts'
import { ariaKeys } from '../../commands/keys.ts'
import { backToEmail } from '../context.ts'
import { nameOf, type Tool, type ToolContext } from '../tool.ts'

interface SheetToolProps {
  tool: Tool
  context: ToolContext
  onOpen: (id: string) => void
}

/** One tool of the sheet, with a word under its icon. */
export function SheetTool({ tool, context, onOpen }: SheetToolProps) {
  const { selection } = context.editor
  const use = () => {
    if (tool.type !== 'button') return onOpen(tool.id)
    tool.run(context)
    if (selection.$typing.get()) backToEmail(context.editor)
  }
  const pressed = tool.type === 'button' && tool.isPressed ? { 'aria-pressed': tool.isPressed(context) } : {}
  const name = nameOf(tool, context)
  const isWarned = tool.isWarned?.(context)
  const keys = keyOf(tool.id)
  return (
    <button
      type="button"
      className="sheet-tool"
      aria-label={isWarned ? `${tool.short ?? name}: missing` : undefined}
      aria-keyshortcuts={keys && ariaKeys(keys)}
      data-warned={isWarned || undefined}
      {...pressed}
      onClick={use}
    >
      <Shown tool={tool} context={context} />
      <span>{tool.short ?? name}</span>
    </button>
  )
}

function Shown({ tool, context }: Pick<SheetToolProps, 'tool' | 'context'>) {
  const colour = tool.type === 'button' ? undefined : tool.face?.(context).colour
  if (colour) return <i className="tool-colour" style={{ background: colour }} />
  return <Icon of={tool.isWarned?.(context) ? TriangleAlert : tool.icon} size={20} />
}
