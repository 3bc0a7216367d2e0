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

/** Where to begin, from the likeliest on: what holds now, else the first field, which is a number and not the '−' before it. */
const BEGINNINGS = [
  '[aria-checked="true"]',
  'input:not([type="checkbox"]), textarea, :not(.number-field) > button:not(:disabled)',
  'button:not(:disabled)'
]
/** Where a finger points, a field would bring its keyboard over the values that stand there. */
const BY_TOUCH = ['[aria-checked="true"]', '.size-steps [aria-pressed="true"]', ...BEGINNINGS]

/** The keyboard goes on in what was opened, as soon as it is there. */
function Begun({ children }: { children: ReactNode }) {
  const inside = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const wanted = matchMedia('(pointer: coarse)').matches ? BY_TOUCH : BEGINNINGS
    const [first] = wanted.flatMap(each => inside.current?.querySelector<HTMLElement>(each) ?? [])
    first?.focus({ preventScroll: true })
  }, [])
  return <div ref={inside}>{children}</div>
}
