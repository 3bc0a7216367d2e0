import { ChevronDown, TriangleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { useTip } from '../../../ui/use-tip.ts'
import { keyOf } from '../../commands/key-table.ts'
import { ariaKeys, keyNames } from '../../commands/keys.ts'
import { nameOf, type Tool, type ToolContext } from '../tool.ts'

interface ToolButtonProps extends ComponentProps<'button'> {
  tool: Tool
  context: ToolContext
}

/** The button of a tool: its icon, or what the part has now; its name and shortcut on hover and focus. */
export function ToolButton({ tool, context, ...props }: ToolButtonProps) {
  const { tip, handlers } = useTip<HTMLButtonElement>({ leavesOnPress: true })
  const name = nameOf(tool, context)
  const face = tool.type === 'button' ? undefined : tool.face?.(context)
  const isPressed = tool.type === 'button' && tool.isPressed ? { 'aria-pressed': tool.isPressed(context) } : {}
  const isWarned = tool.isWarned?.(context)
  const keys = keyOf(tool.id)
  const says = face?.text ? `${name}: ${face.text}` : name
  return (
    <>
      <button
        type="button"
        className="tool"
        aria-label={isWarned ? `${says}: missing` : says}
        aria-keyshortcuts={keys && ariaKeys(keys)}
        data-warned={isWarned || undefined}
        {...isPressed}
        {...handlers}
        {...props}
      >
        <Shown tool={tool} context={context} />
        {(tool.type === 'choices' || face) && <Icon of={ChevronDown} size={14} />}
      </button>
      <span ref={tip} role="presentation" popover="manual" className="tooltip tooltip-placed">
        {name}
        {keys && <span className="tool-keys"> {keyNames(keys).join(' ')}</span>}
      </span>
    </>
  )
}

function Shown({ tool, context }: { tool: Tool; context: ToolContext }) {
  const face = tool.type === 'button' ? undefined : tool.face?.(context)
  if (face?.text) return <b>{face.text}</b>
  if (face?.colour) return <i className="tool-colour" style={{ background: face.colour }} />
  const chosen = tool.type === 'choices' ? tool.choices(context).find(({ isChosen }) => isChosen)?.icon : undefined
  const isWarned = tool.isWarned?.(context)
  return (
    <>
      {isWarned !== false && <Icon of={isWarned ? TriangleAlert : (chosen ?? tool.icon)} />}
      {tool.isWordy && <span>{nameOf(tool, context)}</span>}
    </>
  )
}
