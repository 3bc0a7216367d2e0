import { useEffect, useRef } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { moveFocus } from './bar/use-roving.ts'
import { apply, tryOut, workOn } from './context.ts'
import type { Choice, ChoicesTool, ToolContext } from './tool.ts'

interface ChoiceListProps {
  tool: ChoicesTool
  context: ToolContext
  name: string
  onClose: () => void
}

/** The values of a tool. Pointing at one, or going to it by an arrow key, shows it in the email; leaving takes it back without a trace. */
export function ChoiceList({ tool, context, name, onClose }: ChoiceListProps) {
  const list = useRef<HTMLDivElement>(null)
  const { document } = context.editor
  useEffect(() => () => document.tryOut(undefined), [document])
  const choices = tool.choices(context)
  const choose = ({ operations, isChosen, made }: Choice) => {
    tryOut(context, undefined)
    const isDone = !isChosen && apply(context, operations)
    onClose()
    if (isDone && made !== undefined) workOn(context.editor, made)
  }
  const show = ({ operations, isChosen }: Choice) => tryOut(context, isChosen ? undefined : operations)
  return (
    <div
      ref={list}
      className="menu-body"
      role="radiogroup"
      aria-label={name}
      onPointerLeave={() => tryOut(context, undefined)}
      onKeyDown={event => {
        const value = moveFocus(event, list.current)?.dataset.value
        const gone = choices.find(choice => choice.value === value)
        if (gone) show(gone)
      }}
    >
      {choices.map(choice => (
        // biome-ignore lint/a11y/useSemanticElements: a radio of a form acts when it is reached, these when they are pressed
        <button
          key={choice.value}
          type="button"
          role="radio"
          className="menu-item"
          aria-checked={choice.isChosen}
          data-value={choice.value}
          onPointerEnter={() => show(choice)}
          onClick={() => choose(choice)}
        >
          {choice.icon && <Icon of={choice.icon} />}
          {choice.colour && <i className="tool-colour" style={{ background: choice.colour }} />}
          {choice.label}
        </button>
      ))}
    </div>
  )
}
