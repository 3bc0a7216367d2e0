import { ChevronLeft } from 'lucide-react'
import { Icon } from '../../../ui/Icon.tsx'
import { moveDown, moveUp } from '../move.ts'
import type { SelectedPart } from '../selected-part.ts'
import { type ButtonTool, nameOf, type ToolContext } from '../tool.ts'

interface SheetHeadProps {
  selected: SelectedPart
  context: ToolContext
  /** Leads back from an opened tool. */
  onBack: (() => void) | undefined
  /** What is opened, by its name. */
  title: string | undefined
  /** Nothing where what is opened has a Done of its own. */
  onDone: (() => void) | undefined
}

/** What is selected, the way up to what holds it, its moves, and the way out. */
export function SheetHead({ selected, context, onBack, title, onDone }: SheetHeadProps) {
  const parent = selected.parents.at(-1)
  const up = parent && (() => context.editor.selection.select(parent.ref))
  const back = onBack ?? up
  return (
    <header className="sheet-top">
      {back && (
        <button
          type="button"
          className="sheet-up"
          aria-label={onBack ? `All tools for ${selected.label}` : `Select ${parent?.label}`}
          onClick={back}
        >
          <Icon of={ChevronLeft} />
          {onBack ? selected.label : parent?.label}
        </button>
      )}
      <b>{title ?? selected.label}</b>
      <Move tool={moveUp} context={context} />
      <Move tool={moveDown} context={context} />
      {onDone && (
        <button type="button" className="sheet-done" onClick={onDone}>
          Done
        </button>
      )}
    </header>
  )
}

function Move({ tool, context }: { tool: ButtonTool; context: ToolContext }) {
  return (
    <button
      type="button"
      className="plain-button"
      aria-label={nameOf(tool, context)}
      disabled={!tool.fits(context.part, context)}
      onClick={() => tool.run(context)}
    >
      <Icon of={tool.icon} size={20} />
    </button>
  )
}
