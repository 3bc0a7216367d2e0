import { type ReactNode, useEffect, useRef } from 'react'
import { useLate } from '../../ui/use-late.ts'
import { ChoiceList } from './ChoiceList.tsx'
import { type ChoicesTool, nameOf, type PanelTool, type ToolContext } from './tool.ts'

interface ToolPanelProps {
  tool: ChoicesTool | PanelTool
  context: ToolContext
  onClose: () => void
}

/** What a tool opens: its values, or a panel of its own, whose code is fetched now. */
export function ToolPanel({ tool, context, onClose }: ToolPanelProps) {
  if (tool.type === 'choices')
    return (
      <Begun>
        <ChoiceList tool={tool} context={context} name={nameOf(tool, context)} onClose={onClose} />
      </Begun>
    )
  return <OwnPanel key={tool.id} {...{ tool, context, onClose }} />
}

function OwnPanel({ tool, context, onClose }: ToolPanelProps & { tool: PanelTool }) {
  const Panel = useLate(tool.load, true, onClose)
  if (!Panel) return null
  const panel = <Panel context={context} tool={tool} onClose={onClose} />
  return tool.isDialog ? panel : <Begun>{panel}</Begun>
}

const FIRST = '[aria-checked="true"], input:not([type="checkbox"]), textarea, button:not(:disabled)'

/** The keyboard goes on in what was opened, as soon as it is there. */
function Begun({ children }: { children: ReactNode }) {
  const inside = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const marked = inside.current?.querySelector<HTMLElement>('[aria-checked="true"]')
    ;(marked ?? inside.current?.querySelector<HTMLElement>(FIRST))?.focus({ preventScroll: true })
  }, [])
  return <div ref={inside}>{children}</div>
}
