import { useStore } from '@nanostores/react'
import { ArrowUp, MousePointer2 } from 'lucide-react'
import { type CSSProperties, type MouseEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { useRootData } from '../../../ui/use-root-data.ts'
import { useStoreAfterPaint } from '../../../ui/use-store-after-paint.ts'
import type { EditorStores } from '../../use-editor.ts'
import { ToolList } from '../bar/MoreTools.tsx'
import type { SelectedPart } from '../selected-part.ts'
import { ToolPanel } from '../ToolPanel.tsx'
import { nameOf, type ToolContext } from '../tool.ts'
import { toolsFor } from '../tools.ts'
import { useToolContext } from '../use-tool-context.ts'
import { SheetHead } from './SheetHead.tsx'
import { SheetRows, sheetTools } from './SheetRows.tsx'
import { TypingRow } from './TypingRow.tsx'
import { useDragDown } from './use-drag-down.ts'
import { useKeyboardHeight } from './use-keyboard-height.ts'

/** The tools of the selection on a phone: a sheet at the bottom, one row over the keyboard while somebody types. */
export default function Sheet({ editor }: { editor: EditorStores }) {
  const { selection, view } = editor
  const selected = useStoreAfterPaint(selection.$described)
  const isTyping = useStore(selection.$typing)
  const context = useToolContext(editor)
  /** The part that the sheet was put away for: its words go to the chat. */
  const [away, setAway] = useState<string>()
  const isAway = selected !== undefined && selected.ref === away && !isTyping
  useEffect(() => {
    view.$tool.set(undefined)
    if (selected?.ref !== away) setAway(undefined)
  }, [selected?.ref, away, view])
  const isThere = selected !== undefined && context !== undefined && !isAway
  useEffect(() => {
    if (isThere) editor.canvas.reveal(selection.$selected.get())
  }, [isThere, editor, selection])
  if (!isThere) return null
  const ask = () => {
    setAway(selected.ref)
    view.$panel.set('chat')
    setTimeout(() => document.querySelector<HTMLElement>('.composer textarea')?.focus())
  }
  return <OpenSheet {...{ editor, selected, context, isTyping }} onAsk={ask} />
}

interface OpenSheetProps {
  editor: EditorStores
  selected: SelectedPart
  context: ToolContext
  isTyping: boolean
  onAsk: () => void
}

function OpenSheet({ editor, selected, context, isTyping, onAsk }: OpenSheetProps) {
  const { selection, view } = editor
  const open = useStore(view.$tool)
  const keyboard = useKeyboardHeight()
  const sheet = useRef<HTMLElement>(null)
  const tools = toolsFor(context)
  const opened = tools.find(({ id }) => id === open)
  const isOpen = open === 'more' || (opened !== undefined && opened.type !== 'button')
  const back = () => view.$tool.set(undefined)
  const done = () => (isTyping ? selection.$typing.set(false) : selection.select(undefined))
  const grip = useDragDown(() => selection.select(undefined))
  const style = { '--keyboard': `${keyboard}px` } as CSSProperties
  const isRow = isTyping && !isOpen
  useRootData('sheet', isRow ? 'typing' : 'open')
  return (
    <section
      ref={sheet}
      className="tool-sheet"
      aria-label={`Tools for ${selected.label}`}
      style={style}
      onMouseDown={keepFocus}
    >
      {isRow ? (
        <TypingRow tools={tools} context={context} onOpen={view.$tool.set} onDone={done} />
      ) : (
        <>
          <div className="sheet-grip" aria-hidden="true" {...grip} />
          <SheetHead
            {...{ selected, context }}
            onBack={isOpen ? back : undefined}
            title={open === 'more' ? 'More' : opened && nameOf(opened, context)}
            onDone={opened?.type === 'panel' && opened.hasDone ? undefined : done}
          />
          {!isOpen && <SheetRows tools={tools} context={context} onOpen={view.$tool.set} />}
          {isOpen && (
            <div className="sheet-panel">
              {opened && opened.type !== 'button' ? (
                <ToolPanel key={opened.id} tool={opened} context={context} onClose={back} />
              ) : (
                <ToolList tools={sheetTools(tools, context).more} context={context} />
              )}
            </div>
          )}
          {!isOpen && (
            <button type="button" className="sheet-ask" onClick={onAsk}>
              <Icon of={MousePointer2} />
              <span>Ask for a change to this {selected.label.toLowerCase()}</span>
              <i>
                <Icon of={ArrowUp} />
              </i>
            </button>
          )}
        </>
      )}
    </section>
  )
}

/** Pressing a button leaves the caret where it is, and the keyboard up; fields take the focus. */
const keepFocus = (event: MouseEvent) =>
  (event.target as Element).closest('input, textarea, label, dialog') ? undefined : event.preventDefault()
