import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { ChoiceList } from './ChoiceList.tsx'
import { type ChoicesTool, nameOf, type PanelProps, type PanelTool, type ToolContext } from './tool.ts'

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
  const Panel = panelOf(tool)
  const panel = <Panel context={context} tool={tool} onClose={onClose} />
  return <Suspense>{tool.isDialog ? panel : <Begun>{panel}</Begun>}</Suspense>
}

const panels = new Map<string, ComponentType<PanelProps>>()

function panelOf({ id, load }: PanelTool): ComponentType<PanelProps> {
  const known = panels.get(id) ?? lazy(load)
  panels.set(id, known)
  return known
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
