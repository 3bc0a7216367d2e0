import type { Tool, ToolContext } from '../tool.ts'
import { SheetTool } from './SheetTool.tsx'

interface TypingRowProps {
  tools: readonly Tool[]
  context: ToolContext
  onOpen: (id: string) => void
  onDone: () => void
}

/** What somebody who types needs, in one row over the keyboard. */
const WHILE_TYPING = ['bold', 'italic', 'underline', 'colour', 'link', 'merge-tag', 'size', 'list']

export function TypingRow({ tools, context, onOpen, onDone }: TypingRowProps) {
  const shown = WHILE_TYPING.flatMap(id => tools.find(tool => tool.id === id) ?? [])
  return (
    <div className="sheet-typing">
      <div className="sheet-icons">
        {shown.map(tool => (
          <SheetTool key={tool.id} tool={tool} context={context} onOpen={onOpen} />
        ))}
      </div>
      <button type="button" className="sheet-done" onClick={onDone}>
        Done
      </button>
    </div>
  )
}
